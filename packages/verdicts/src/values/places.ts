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
}

/** What a name can mean, most likely first; empty for names that no map here knows. "VT" and "USA" count as written. */
export function placesNamed(name: string): readonly Place[] {
  const { byKey, byAbbreviation } = gazetteer()
  const short = byAbbreviation.get(name.replaceAll('.', '').trim())
  const key = placeKey(name)
  // "innerhalb Großbritanniens": a genitive.
  const isLong = key.length > 6 && key.endsWith('s')
  const found = byKey.get(key) ?? (isLong ? byKey.get(key.slice(0, -1)) : undefined) ?? []
  return short === undefined || found.includes(short) ? found : [short, ...found]
}

/** The country of an adjective of nationality, folded: "alemana" → DE. */
export function countryOfAdjective(foldedWord: string): string | undefined {
  return byStem(gazetteer().demonyms, foldedWord)
}

/** The city of such an adjective: "bogotana" → Bogotá. */
export function cityOfAdjective(foldedWord: string): string | undefined {
  return byStem(gazetteer().cityAdjectives, foldedWord)
}

export const isContinent = (name: string): boolean => CONTINENTS.has(placeKey(name))

const CONTINENTS = new Set(kept.continents)

/** Folded, without hyphens, apostrophes and full stops. */
function placeKey(name: string): string {
  return fold(name)
    .replace(/[-'.’`/\s]+/g, ' ')
    .replace(/^the /, '')
    .trim()
}

/** The ending varies with gender, case and number; a longer stem goes before a shorter one. */
function byStem(stems: ReadonlyMap<string, string>, word: string): string | undefined {
  const ending = [0, 1, 2, 3].find((letters) => stems.has(word.slice(0, word.length - letters)))
  return stems.get(word.slice(0, word.length - (ending ?? 0)))
}

let made: ReturnType<typeof makeGazetteer> | undefined

/** Made on first use: a process that reads nothing pays nothing. */
function gazetteer() {
  made ??= makeGazetteer()
  return made
}

function makeGazetteer() {
  const byKey = new Map<string, Place[]>()
  const byAbbreviation = new Map<string, Place>()
  const add = (place: Place, names: readonly string[]) => {
    for (const name of names) byKey.set(name, [...(byKey.get(name) ?? []), place])
    return place
  }
  for (const [country, names] of Object.entries(countries)) {
    const place = add({ kind: 'country', key: country, country, region: null }, names)
    for (const name of names) if (name.length <= 3) byAbbreviation.set(name.toUpperCase(), place)
  }
  for (const [country, list] of Object.entries(regions))
    for (const entry of list) {
      const [written = '', short] = entry.split(',')
      const names = written.split('|')
      const place = add({ kind: 'region', key: `${country}:${names[0]}`, country, region: null }, names)
      if (short !== undefined) byAbbreviation.set(short.trim(), place)
    }
  // The larger a city, the earlier it stands, and the likelier it is meant.
  for (const [country, list] of Object.entries(cities))
    for (const entry of list) {
      const [written = '', state = ''] = entry.split(';')
      const names = written.split('|')
      const region = byAbbreviation.get(state)?.key ?? null
      add({ kind: 'city', key: `${region ?? country}/${names[0]}`, country, region }, names)
    }
  return { byKey, byAbbreviation, demonyms: stems(kept.demonyms), cityAdjectives: stems(kept.cityAdjectives) }
}

function stems(table: Record<string, string>): Map<string, string> {
  const lists = Object.entries(table).map(([meaning, list]) =>
    list.split('|').map((stem) => [fold(stem), meaning]),
  )
  return new Map(lists.flat() as [string, string][])
}
