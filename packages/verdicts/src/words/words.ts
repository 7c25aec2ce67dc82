import dictionary from './dictionary.json' with { type: 'json' }
import everyday from './everyday-words.json' with { type: 'json' }
import { placesInFilter } from './filter.ts'
import givenNames from './given-names.json' with { type: 'json' }

const FILTER = atob(dictionary.filter.join(''))
const WORDS = new Set(everyday.words.flatMap((line) => line.split(' ')))
const NAMES = new Set(givenNames.names.flatMap((line) => line.split(' ')))

/** Whether a folded word of four to eleven letters is in a dictionary of any language. */
export function isDictionaryWord(word: string): boolean {
  const isSet = (place: number) => ((FILTER.charCodeAt(place >> 3) >> (place & 7)) & 1) === 1
  return /^[a-z]{4,11}$/.test(word) && placesInFilter(word, dictionary.size).every(isSet)
}

export const isEverydayWord = (word: string): boolean => WORDS.has(word)

export const isGivenName = (word: string): boolean => NAMES.has(word)
