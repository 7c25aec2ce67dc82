import { once } from '../text/once.ts'
import common from './common-words.json' with { type: 'json' }

const words = once(() => new Set(common.words.flatMap((line) => line.split(' '))))

/** Whether a folded word is a common word of a shipped language, in its basic form or a plain English inflection. */
export function isCommonWord(word: string): boolean {
  const known = words()
  return known.has(word) || ENDINGS.some(([ending, instead]) => isForm(known, word, ending, instead))
}

const isForm = (known: ReadonlySet<string>, word: string, ending: string, instead: string): boolean =>
  word.endsWith(ending) &&
  word.length >= ending.length + SHORTEST_STEM &&
  known.has(word.slice(0, -ending.length) + instead)

/** The fewest letters of a stem: "Boeing" is no form of "boe". */
const SHORTEST_STEM = 4

/** The list leaves out forms that follow from another word of it. */
const ENDINGS = [
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
] as const
