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

/** As every body shows it. */
export const originBody = (origin: Origin): { demo: boolean; origin: Origin } => ({
  demo: origin === 'demo',
  origin,
})

const WORDS: Record<Origin, (count: number) => string> = {
  engine: (count) => `${count} ${answers(count)} of engines`,
  app: (count) => `${count} ${answers(count)} from apps`,
  stand_in: (count) => `${count} ${answers(count)} of servers that stand in for engines`,
  demo: (count) => `${count} invented ${answers(count)} of the demonstration`,
}
const answers = (count: number): string => (count === 1 ? 'answer' : 'answers')

/** `12 invented answers of the demonstration are counted apart`; null when there are none. */
export function otherOriginsNote(apart: readonly OfOrigin[]): string | null {
  if (apart.length === 0) return null
  const named = apart.map(({ origin, count }) => WORDS[origin](count)).join(' and ')
  const one = apart.length === 1 && apart[0]?.count === 1
  return `${named} ${one ? 'is' : 'are'} counted apart`
}
