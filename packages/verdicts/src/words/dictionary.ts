import dictionary from './dictionary.json' with { type: 'json' }
import { placesInFilter } from './filter.ts'

/** Whether a folded word of four to nine letters is in a dictionary of any language. */
export function isDictionaryWord(word: string): boolean {
  if (!/^[a-z]{4,9}$/.test(word)) return false
  return placesInFilter(word, dictionary.size).every(
    (place) => ((FILTER.charCodeAt(place >> 3) >> (place & 7)) & 1) === 1,
  )
}

const FILTER = atob(dictionary.filter.join(''))
