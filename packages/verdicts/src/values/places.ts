import { fold } from '../text/fold.ts'
import { once } from '../text/once.ts'
import cities from './places/cities.json' with { type: 'json' }
import continents from './places/continents.json' with { type: 'json' }
import countries from './places/countries.json' with { type: 'json' }
import regions from './places/regions.json' with { type: 'json' }
import towns from './places/towns.json' with { type: 'json' }

/** A place of the gazetteer. Munich and München have the same `key`. */
export interface Place {
  kind: 'city' | 'region' | 'country'
  key: string
  /** ISO 3166 code of the country that it is or lies in. */
  country: string
  /** The key of the region that a city lies in, if known. */
  region: string | null
  /** So small that a firm of the name is as likely. */
  isTown?: boolean
}

/** The places of this name, likeliest first. Abbreviations such as "VT" count only in capitals. */
export function placesNamed(name: string): readonly Place[] {
  const { byKey, byAbbreviation } = gazetteer()
  const short = byAbbreviation.get(name.replaceAll('.', '').trim())
  const key = placeKey(name)
  // A genitive: "innerhalb Großbritanniens".
  const isLong = key.length > 6 && key.endsWith('s')
  const found = byKey.get(key) ?? (isLong ? byKey.get(key.slice(0, -1)) : undefined) ?? townsNamed(key)
  return short === undefined || found.includes(short) ? found : [short, ...found]
}

/** Region and country around a place say which of several of its name is meant. */
export function meantPlaces(places: readonly Place[], around: readonly Place[]): readonly Place[] {
  const within = (kind: 'region' | 'country') =>
    places.filter((place) => around.some((one) => one.kind === kind && one.key === place[kind]))
  return [within('region'), within('country')].find(({ length }) => length > 0) ?? places
}

/**
 * "Bethesda Maryland", "São Paulo Brazil": how many of the words are the town, where a region or country that it lies in
 * follows without a comma; 0 when they are no such pair.
 */
export function wordsOfTown(words: readonly string[]): number {
  if (words.length < 2 || words.length > LONGEST_PLACE || placesNamed(words.join(' ')).length > 0) return 0
  for (let at = words.length - 1; at > 0; at -= 1) {
    const around = placesNamed(words.slice(at).join(' ')).filter(({ kind }) => kind !== 'city')
    const towns = placesNamed(words.slice(0, at).join(' ')).filter(({ kind }) => kind === 'city')
    const liesIn = ({ country, region }: Place) =>
      around.some(({ kind, key }) => key === (kind === 'country' ? country : region))
    if (towns.some(liesIn)) return at
  }
  return 0
}

/** The most words in the name of a place. */
const LONGEST_PLACE = 6

/** Codes of the countries that a text names, not those of which a word only has the name ("Georgia"). */
export function countriesNamed(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const runs = words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')))
  const named = runs.filter((run) => /^\p{Lu}/u.test(run) && (run.length > 3 || SHORT_COUNTRIES.has(run)))
  const isClear = ([first, ...others]: readonly Place[]) =>
    first?.kind === 'country' && others.every(({ country }) => country === first.country)
  const countries = named.map(placesNamed).filter(isClear)
  return [...new Set(countries.flatMap(([first]) => first?.country ?? []))]
}

const SHORT_COUNTRIES = new Set(['US', 'USA', 'UK'])

export const countryName = (code: string): string => COUNTRY_NAMES.of(code) ?? code
const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' })

export const isContinent = (name: string): boolean => continents.includes(placeKey(name))

function placeKey(name: string): string {
  const spaced = fold(name).replace(/[-'.’`/\s]+/g, ' ')
  return spaced.replace(/^the /, '').trim()
}

function townsNamed(key: string): Place[] {
  return (statesOfTowns().get(key) ?? []).map(([country, state]) => {
    const region = gazetteer().byAbbreviation.get(state)?.key ?? null
    return { kind: 'city', key: `${region ?? country}/${key}`, country, region, isTown: true }
  })
}

/** There are many towns, and few are looked up. */
const statesOfTowns = once(() => {
  const found = new Map<string, [country: string, state: string][]>()
  for (const [country, list] of Object.entries(towns))
    for (const entry of list) {
      const [name = '', state = ''] = country === 'US' ? entry.split(';') : [entry]
      const known = found.get(name)
      if (known === undefined) found.set(name, [[country, state]])
      else known.push([country, state])
    }
  return found
})

const gazetteer = once(() => {
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
  // Larger cities come first: they are likelier to be meant.
  for (const [country, list] of Object.entries(cities))
    for (const entry of list) {
      const [written = '', state = ''] = entry.split(';')
      const names = written.split('|')
      const region = byAbbreviation.get(state)?.key ?? null
      add({ kind: 'city', key: `${region ?? country}/${names[0]}`, country, region }, names)
    }
  return { byKey, byAbbreviation }
})
