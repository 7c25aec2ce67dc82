import { ORIGINS, type Origin } from './vocabulary.ts'

/** How many there are of one origin. */
export interface OfOrigin {
  origin: Origin
  count: number
}

/** Counts by origin: the leading one is shown, the others stand beside it. They are never added up. */
export function countsByOrigin(
  counts: readonly OfOrigin[],
  wanted?: Origin,
): { origin: Origin; count: number; apart: OfOrigin[] } {
  const some = ORIGINS.flatMap((origin) => {
    const count = counts.filter((one) => one.origin === origin).reduce((sum, one) => sum + one.count, 0)
    return count === 0 ? [] : [{ origin, count }]
  })
  const origin = wanted ?? some[0]?.origin ?? 'engine'
  return {
    origin,
    count: some.find((one) => one.origin === origin)?.count ?? 0,
    apart: some.filter((one) => one.origin !== origin),
  }
}

/** One number for each origin, zero where there is none. */
export function perOrigin(counts: readonly OfOrigin[]): Record<Origin, number> {
  const of = (origin: Origin) => counts.find((one) => one.origin === origin)?.count ?? 0
  return { engine: of('engine'), app: of('app'), stand_in: of('stand_in'), demo: of('demo') }
}

/** The origin, as every response body shows it. */
export const originBody = (origin: Origin): { demo: boolean; origin: Origin } => ({
  demo: origin === 'demo',
  origin,
})

const WORDS: Record<Origin, readonly [one: string, more: string]> = {
  engine: ['answer of engines', 'answers of engines'],
  app: ['answer from apps', 'answers from apps'],
  stand_in: ['answer of servers that stand in for engines', 'answers of servers that stand in for engines'],
  demo: ['invented answer of the demonstration', 'invented answers of the demonstration'],
}

/** `12 invented answers of the demonstration are counted apart`; null when there are none. */
export function otherOriginsNote(apart: readonly OfOrigin[]): string | null {
  if (apart.length === 0) return null
  const named = apart
    .map(({ origin, count }) => `${count} ${WORDS[origin][count === 1 ? 0 : 1]}`)
    .join(' and ')
  const one = apart.length === 1 && apart[0]?.count === 1
  return `${named} ${one ? 'is' : 'are'} counted apart`
}
