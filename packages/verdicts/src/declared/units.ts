import { sameStem } from '../predicates/words.ts'
import { fold } from '../text/fold.ts'
import data from './units.json' with { type: 'json' }

/** Units that measure the same can be converted; what is in no table is a unit of its own, such as `seats`. */
export interface Unit {
  name: string
  measures: string
  factor: number
}

const OWN = 'its own: '

const TABLE: Record<string, Record<string, { factor: number; words: string }>> = data

const UNITS = new Map<string, Unit[]>()
for (const [measures, units] of Object.entries(TABLE))
  for (const [name, { factor, words }] of Object.entries(units))
    for (const word of new Set([...words.split(' '), fold(name)]))
      UNITS.set(word, [...(UNITS.get(word) ?? []), { name, measures, factor }])

/** A unit as it was declared: by a word of a table, else itself. "Working days" are not days. */
export function declaredUnit(given: string): Unit {
  const words = fold(given).split(/\s+/)
  const known = words.flatMap((word) => UNITS.get(word) ?? [])
  const working = known.find(isWorking)
  return working ?? known[0] ?? { name: given, measures: `${OWN}${fold(given)}`, factor: 1 }
}

/**
 * The unit that folded words after a number name. Of a word with several meanings ("m", "in") the one that measures what is
 * declared. Null when they name none.
 */
export function unitAmong(words: readonly string[], declared: Unit | null): Unit | null {
  const near = words.slice(0, MOST_WORDS)
  const working = near.flatMap((word) => UNITS.get(word) ?? []).find(isWorking)
  if (working !== undefined) return working
  for (const word of near) {
    const meanings = UNITS.get(word) ?? []
    const fitting = meanings.find(({ measures }) => measures === declared?.measures) ?? meanings[0]
    if (fitting !== undefined) return fitting
    if (declared !== null && isItsOwn(declared, word)) return declared
  }
  return null
}

/** "30 full days", "jours ouvrables" */
const MOST_WORDS = 2

const isWorking = ({ measures }: Unit): boolean => measures === 'working time'

const isItsOwn = ({ measures, name }: Unit, word: string): boolean =>
  measures.startsWith(OWN) &&
  fold(name)
    .split(/\s+/)
    .some((one) => sameStem(one, word, 4) || sameStem(word, one, 4))
