import { foldedWords } from '../phrases.ts'
import { abbreviatedPlace, type Place, placeOf } from '../places/place.ts'
import { remember } from '../text/remember.ts'

/** One part of a written place: "Burlington", "VT", "USA". */
export interface PlacePart {
  words: readonly string[]
  /** As written, for abbreviations that only count in upper case. */
  raw: string
}

/** A fact's place, read once: it is held against every place that the answers state. */
interface TruePlace {
  parts: readonly TruePart[]
  countries: ReadonlySet<string>
  hasRegion: boolean
  hasCity: boolean
}

interface TruePart extends PlacePart {
  text: string
  place: Place | undefined
}

const truePlaceOf = remember((fact): TruePlace => {
  const parts = partsOf(fact).map((part) => ({ ...part, text: part.words.join(' '), place: known(part) }))
  return {
    parts,
    countries: new Set(parts.flatMap(({ place }) => place?.country ?? place?.within ?? [])),
    hasRegion: parts.some(({ place }) => place?.region !== undefined && place.city === undefined),
    hasCity: parts.some(({ place }) => place === undefined || place.city !== undefined),
  }
})

/** Compares a stated place with a fact's: true, false, or null when the two can both hold. */
export function comparePlaces(stated: readonly PlacePart[], fact: string): boolean | null {
  const truth = truePlaceOf(fact)
  let agreed = false
  let cityAgreed = false
  let unknownPlace = false
  for (const part of stated) {
    const place = known(part)
    const verdict = comparePart(part, place, truth)
    if (verdict === true) agreed = true
    if (verdict === true && isCity(place)) cityAgreed = true
    if (verdict !== false) continue
    if (place !== undefined) return false
    unknownPlace = true
  }
  // "Elm Street, Ghent": a part that no map knows gives way to a city that agrees, not to a region around many cities.
  if (unknownPlace && !cityAgreed) return stated.some(isStreet) ? (agreed ? true : null) : false
  return agreed ? true : null
}

/** Not a region or a country: what a map does not know is taken for a town. */
function isCity(place: Place | undefined): boolean {
  return place === undefined || place.city !== undefined
}

function isStreet(part: PlacePart): boolean {
  return part.words.some((word) => STREET.test(word))
}

const STREET =
  /^(?:street|st|road|rd|avenue|ave|lane|drive|square|boulevard|blvd|quay|park|house|tower|building|calle|avenida|plaza|paseo|rua|praca|largo|rue|place|quai|allee|platz|weg|gasse|strasse|ufer)$|(?:strasse|platz|weg|gasse|ufer|allee)$/

/** Whether a country (by code) is the fact's: null when the fact names no country that is known. */
export function compareCountry(code: string, fact: string): boolean | null {
  const { countries } = truePlaceOf(fact)
  return countries.size === 0 ? null : countries.has(code)
}

export function partsOf(place: string): PlacePart[] {
  return place
    .split(/[,;()/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((raw) => ({ raw, words: foldedWords(raw) }))
}

function known(part: PlacePart): Place | undefined {
  const place = placeOf(part.words)
  if (place !== undefined) return place
  return abbreviatedPlace(part.raw.replaceAll('.', ''))
}

function comparePart(
  { words }: PlacePart,
  place: Place | undefined,
  { parts, countries, hasRegion, hasCity }: TruePlace,
): boolean | null {
  const text = words.length === 1 ? (words[0] as string) : words.join(' ')
  if (text === '' || CONTINENTS.has(text)) return null
  for (const one of parts) {
    if (one.text === text) return true
    if (place !== undefined && one.place !== undefined && isSamePlace(place, one.place)) return true
    // "Greater Hartford", "Palma" for "Palma de Mallorca": one name holds the other.
    if (one.words.length > 0 && words.length !== one.words.length && contains(words, one.words)) return true
  }
  if (place?.country !== undefined && place.city === undefined)
    return countries.size === 0 ? null : countries.has(place.country)
  if (place?.region !== undefined && place.city === undefined) {
    if (countries.size > 0 && place.within !== undefined && !countries.has(place.within)) return false
    return hasRegion ? false : null
  }
  // What is left is a city. A fact that gives only a country leaves its city open.
  if (!hasCity) {
    const within = place?.within
    return within === undefined || countries.size === 0 ? null : countries.has(within)
  }
  return false
}

function isSamePlace(left: Place, right: Place): boolean {
  return (
    (left.city !== undefined && left.city === right.city) ||
    (left.region !== undefined && left.region === right.region) ||
    (left.country !== undefined && left.country === right.country)
  )
}

function contains(left: readonly string[], right: readonly string[]): boolean {
  const [long, short] = left.length > right.length ? [left, right] : [right, left]
  return short.every((word) => long.includes(word)) && short.join('').length >= 4
}

const CONTINENTS = new Set(
  'europe europa asia asie asien africa afrika afrique america amerika amerique latin america latinoamerica south america north america middle east eu europaische union union europea uniao europeia union europeenne internet'.split(
    ' ',
  ),
)
