import { fold } from '../text/fold.ts'
import cities from './places/cities.json' with { type: 'json' }
import countries from './places/countries.json' with { type: 'json' }
import kept from './places/kept.json' with { type: 'json' }
import regions from './places/regions.json' with { type: 'json' }

/** A place of the gazetteer. `key` is one per place, whatever the spelling: Munich and München are one. */
export interface Place {
  kind: 'city' | 'region' | 'country'
  key: string
  /** ISO 3166 code of the country it is, or lies in. */
  country: string
  /** The key of the region that a city lies in, as far as the data has it. */
  region: string | null
  /** Of cities: the larger, the more likely meant. */
  rank: number
}

/** What a name can mean, most likely first; empty for names that no map here knows. "VT" and "USA" count as written. */
export function placesNamed(name: string): readonly Place[] {
  const { byKey, byAbbreviation } = gazetteer()
  const short = byAbbreviation.get(name.replaceAll('.', '').trim())
  const key = placeKey(name)
  const found = byKey.get(key) ?? byKey.get(withoutEnding(key)) ?? []
  return short === undefined || found.includes(short) ? found : [short, ...found]
}

/** Whether a known place name begins with this folded word: most words are turned away here. */
export function beginsPlace(foldedWord: string): boolean {
  return gazetteer().firstWords.has(foldedWord) || gazetteer().firstWords.has(withoutEnding(foldedWord))
}

/** The country of an adjective of nationality, folded: "alemana" → DE. */
export function countryOfAdjective(foldedWord: string): string | undefined {
  return byStem(gazetteer().demonyms, foldedWord)
}

/** The city of such an adjective: "bogotana" → Bogotá. */
export function cityOfAdjective(foldedWord: string): string | undefined {
  return byStem(gazetteer().cityAdjectives, foldedWord)
}

export function isContinent(name: string): boolean {
  return CONTINENTS.has(placeKey(name))
}

/** Folded, without hyphens, apostrophes and full stops. */
export function placeKey(name: string): string {
  return fold(name)
    .replace(/[-'.’`/]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^the /, '')
    .trim()
}

interface Gazetteer {
  byKey: Map<string, Place[]>
  byAbbreviation: Map<string, Place>
  firstWords: Set<string>
  demonyms: Stems
  cityAdjectives: Stems
}

type Stems = Map<string, [stem: string, meaning: string][]>

let made: Gazetteer | undefined

/** Made on first use: a process that reads nothing pays nothing. */
function gazetteer(): Gazetteer {
  made ??= makeGazetteer()
  return made
}

function makeGazetteer(): Gazetteer {
  const byKey = new Map<string, Place[]>()
  const byAbbreviation = new Map<string, Place>()
  const note = (names: readonly string[], place: Place) => {
    for (const name of names) {
      const known = byKey.get(name)
      if (known === undefined) byKey.set(name, [place])
      else known.push(place)
    }
  }
  for (const [country, names] of Object.entries(countries)) {
    const place: Place = { kind: 'country', key: country, country, region: null, rank: 0 }
    note(names, place)
    for (const name of names) if (name.length <= 3) byAbbreviation.set(name.toUpperCase(), place)
  }
  for (const [country, list] of Object.entries(regions)) {
    for (const entry of list) {
      const [written = '', short] = entry.split(',')
      const names = written.split('|')
      const place: Place = { kind: 'region', key: `${country}:${names[0]}`, country, region: null, rank: 0 }
      note(names, place)
      if (short !== undefined) byAbbreviation.set(short.trim(), place)
    }
  }
  for (const [country, list] of Object.entries(cities)) {
    list.forEach((entry, rank) => {
      const [written = '', state] = entry.split(';')
      const names = written.split('|')
      const region = state === undefined ? null : (byAbbreviation.get(state)?.key ?? null)
      note(names, { kind: 'city', key: `${region ?? country}/${names[0]}`, country, region, rank })
    })
  }
  const firstWords = new Set([...byKey.keys()].map((name) => name.split(' ', 1)[0] as string))
  return {
    byKey,
    byAbbreviation,
    firstWords,
    demonyms: stems(kept.demonyms),
    cityAdjectives: stems(kept.cityAdjectives),
  }
}

function stems(table: Record<string, string>): Stems {
  const found: Stems = new Map()
  for (const [meaning, list] of Object.entries(table))
    for (const stem of list.split('|').map(fold)) {
      const start = stem.slice(0, 3)
      found.set(start, [...(found.get(start) ?? []), [stem, meaning]])
    }
  // Longer stems first: "austriaco" must not be read as a shorter stem's word.
  for (const list of found.values()) list.sort(([left], [right]) => right.length - left.length)
  return found
}

/** The ending varies with gender, case and number. */
function byStem(table: Stems, word: string): string | undefined {
  return table
    .get(word.slice(0, 3))
    ?.find(([stem]) => word.startsWith(stem) && word.length - stem.length <= 3)?.[1]
}

/** "innerhalb Großbritanniens": a genitive. */
function withoutEnding(key: string): string {
  return key.length > 6 && key.endsWith('s') ? key.slice(0, -1) : key
}

const CONTINENTS = new Set(kept.continents)
