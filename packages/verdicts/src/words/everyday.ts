import everyday from './everyday-words.json' with { type: 'json' }
import givenNames from './given-names.json' with { type: 'json' }

/** Whether one of the languages uses the folded word every day: a brand of that name needs a second sign. */
export function isEverydayWord(word: string): boolean {
  return WORDS.has(word)
}

/** Whether people are called so. */
export function isGivenName(word: string): boolean {
  return NAMES.has(word)
}

const WORDS = new Set(everyday.words.flatMap((line) => line.split(' ')))
const NAMES = new Set(givenNames.names.flatMap((line) => line.split(' ')))
