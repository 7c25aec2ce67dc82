import everyday from './everyday-words.json' with { type: 'json' }
import givenNames from './given-names.json' with { type: 'json' }

const WORDS = new Set(everyday.words.flatMap((line) => line.split(' ')))
const NAMES = new Set(givenNames.names.flatMap((line) => line.split(' ')))

/** Whether any language uses the folded word every day. */
export const isEverydayWord = (word: string): boolean => WORDS.has(word)

export const isGivenName = (word: string): boolean => NAMES.has(word)
