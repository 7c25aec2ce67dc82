import { once } from '../text/once.ts'
import dictionary from './dictionary.json' with { type: 'json' }
import everyday from './everyday-words.json' with { type: 'json' }
import { placesInFilter } from './filter.ts'
import givenNames from './given-names.json' with { type: 'json' }

const setOf = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')))
const filter = once(() => atob(dictionary.filter.join('')))
const everydayWords = once(() => setOf(everyday.words))
const names = once(() => setOf(givenNames.names))

/** Whether a folded word of four to eleven letters is in a dictionary of any language. */
export function isDictionaryWord(word: string): boolean {
  const isSet = (place: number) => ((filter().charCodeAt(place >> 3) >> (place & 7)) & 1) === 1
  return /^[a-z]{4,11}$/.test(word) && placesInFilter(word, dictionary.size).every(isSet)
}

export const isEverydayWord = (word: string): boolean => everydayWords().has(word)

export const isGivenName = (word: string): boolean => names().has(word)
