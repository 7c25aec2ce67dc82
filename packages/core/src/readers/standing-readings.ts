import type { StandingReading } from '@veracite/evidence/records/stored-reading'
import type { ReadClaim, Reading } from '@veracite/verdicts/reading'

/** The readings of a model that reads every answer twice are two, told apart by their versions. */
export const secondOf = (version: string): string => `${version}, second reading`

/**
 * The readings that a verdict rests on: the newest by the plain reader, by a model (two if it reads twice) and by a
 * person, and the confirmations of what was read, in this order. Readings made under other names of the brand do not count,
 * except a person's, who knew what was meant.
 */
export function standingReadings(
  oldestFirst: readonly StandingReading[],
  identitySha256: string,
): StandingReading[] {
  const counting = oldestFirst.filter(
    (one) => one.readerKind === 'person' || one.identitySha256 === identitySha256,
  )
  const newest = (kind: StandingReading['readerKind'], version?: string) =>
    counting.findLast(
      (one) => one.readerKind === kind && (version === undefined || one.readerVersion === version),
    ) ?? []
  const model = counting.findLast(({ readerKind }) => readerKind === 'model')
  const version = model && firstVersion(model.readerVersion)
  return [
    newest('rules'),
    model === undefined ? [] : newest('model', version),
    version === undefined ? [] : newest('model', secondOf(version)),
    // Each is about statements that it names by their words: an older one still holds for them.
    counting.filter(({ readerKind }) => readerKind === 'confirmation').slice(-MOST_CONFIRMATIONS),
    newest('person'),
  ].flat()
}

/** Manifests name every reading, and are bounded. */
const MOST_CONFIRMATIONS = 8

const SECOND = secondOf('')

/** Whichever of the two it is: the version of the first. */
export const firstVersion = (version: string): string =>
  version.endsWith(SECOND) ? version.slice(0, -SECOND.length) : version

/** As a verdict takes them: two readings by one model are one, with the claims of both. */
export function mergedReadings(standing: readonly StandingReading[]): Reading[] {
  const [first, second] = standing.filter(({ readerKind }) => readerKind === 'model')
  if (first === undefined || second === undefined) return standing.map(({ reading }) => reading)
  const merged = merge(first.reading, second.reading)
  return standing.flatMap((one) => (one === second ? [] : one === first ? merged : one.reading))
}

/** Mention and substance are those of the first, unless it finds nothing. A reply that could not be read adds nothing. */
function merge(first: Reading, second: Reading): Reading {
  if (isUnreadable(second)) return first
  if (isUnreadable(first)) return { ...second, reader: first.reader }
  const base = first.mention === 'none' ? second : first
  const added = second.claims.filter((one) => !first.claims.some((known) => isSame(known, one)))
  return {
    ...base,
    claims: [...first.claims, ...added],
    substance: first.substance || second.substance,
    // One reading that is not reliable makes both so: nobody can tell whose claims are right.
    doubts: [...new Map([...first.doubts, ...second.doubts].map((doubt) => [doubt.reason, doubt])).values()],
    reader: first.reader,
  }
}

const isUnreadable = ({ doubts }: Reading): boolean => doubts.some(({ reason }) => reason === 'unreadable')

const isSame = (a: ReadClaim, b: ReadClaim): boolean =>
  a.predicate === b.predicate &&
  a.start < b.end &&
  b.start < a.end &&
  JSON.stringify(a.value) === JSON.stringify(b.value)
