import { listedWords } from '../phrases.ts'
import { remember } from '../text/remember.ts'
import { cities } from './cities.ts'
import { countries } from './countries.ts'
import { demonyms } from './demonyms.ts'
import { regions } from './regions.ts'

/** A place name seen from the gazetteer. One name can be several: Georgia, Valencia, Luxembourg. */
export interface Place {
  country?: string
  region?: string
  /** Cities by one agreed spelling, so that Munich and München are the same. */
  city?: string
  /** The country that a city or region lies in. */
  within?: string
}

const byName = new Map<string, Place>()
/** Most capitalised words begin no place name: they are turned away before any joining. */
const firstWords = new Set<string>()
const byAbbreviation = new Map<string, Place>()
const stems: [string, string][] = []

/** What is known about a name, in any of the five languages; undefined for names outside the gazetteer. */
export function placeOf(words: readonly string[]): Place | undefined {
  const first = words[0]
  if (first === undefined) return undefined
  if (words.length === 1) return placeOfWord(first)
  return firstWords.has(first) ? byName.get(words.join(' ')) : undefined
}

/** The same for a name of one word. */
export function placeOfWord(word: string): Place | undefined {
  const place = byName.get(word)
  if (place !== undefined) return place
  // "innerhalb Großbritanniens": a German genitive.
  return word.length > 6 && word.endsWith('s') ? byName.get(word.slice(0, -1)) : undefined
}

/** Whether any known place name begins with the word. */
export function startsPlace(word: string): boolean {
  return firstWords.has(word) || (word.length > 6 && word.endsWith('s') && firstWords.has(word.slice(0, -1)))
}

/** US states, Canadian and Brazilian provinces by their postal abbreviation, in upper case. */
export function abbreviatedPlace(abbreviation: string): Place | undefined {
  return byAbbreviation.get(abbreviation)
}

/** The country of an adjective of nationality: "alemana" → DE. */
export function countryOfDemonym(word: string): string | undefined {
  const code = rememberedDemonym(word)
  return code === '' ? undefined : code
}

const rememberedDemonym = remember((word) => demonymCode(word) ?? '')

function demonymCode(word: string): string | undefined {
  const key = word.slice(0, 3)
  for (const [stem, code] of stemsByKey.get(key) ?? []) {
    if (word.startsWith(stem) && word.length - stem.length <= 3) return code
  }
  return undefined
}

const stemsByKey = new Map<string, [string, string][]>()

function entries(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(4)])
}

function note(name: string, place: Place): void {
  const words = listedWords(name)
  const key = words.join(' ')
  firstWords.add(words[0] ?? '')
  byName.set(key, { ...byName.get(key), ...place })
}

for (const [code, names] of entries(countries)) {
  for (const name of names.split('|')) note(name, { country: code })
}
for (const [code, list] of entries(regions)) {
  for (const entry of list.split(';')) {
    const [names = '', abbreviation] = entry.split(',')
    const region = listedWords(names.split('|')[0] ?? '').join(' ')
    for (const name of names.split('|')) note(name, { region, within: code })
    if (abbreviation !== undefined) byAbbreviation.set(abbreviation, { region, within: code })
  }
}
for (const [code, list] of entries(cities)) {
  for (const names of list.split(';')) {
    const city = listedWords(names.split('|')[0] ?? '').join(' ')
    for (const name of names.split('|')) note(name, { city, within: code })
  }
}
for (const [code, names] of entries(demonyms))
  for (const name of names.split('|')) stems.push([listedWords(name).join(' '), code])
// Longer stems first: "austriaco" must not be read as a shorter stem's word.
stems.sort((left, right) => right[0].length - left[0].length)
for (const pair of stems) {
  const key = pair[0].slice(0, 3)
  stemsByKey.set(key, [...(stemsByKey.get(key) ?? []), pair])
}
