import { READER_KINDS, type StandingReading } from '@veracite/evidence/records/stored-reading'

/**
 * The readings that a verdict rests on: the newest by rules, by a model and by a person, in this order.
 * Readings made under other names of the brand do not count, except a person's, who knew what was meant.
 */
export function standingReadings(
  oldestFirst: readonly StandingReading[],
  identitySha256: string,
): StandingReading[] {
  return READER_KINDS.flatMap((kind) => {
    const newest = oldestFirst.findLast(
      (one) => one.readerKind === kind && (kind === 'person' || one.identitySha256 === identitySha256),
    )
    return newest ?? []
  })
}
