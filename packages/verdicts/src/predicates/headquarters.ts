import { isContinent, meantPlaces, type Place, placesNamed, wordsOfTown } from '../values/places.ts'
import { about } from './about.ts'
import { textOr, texts } from './check.ts'
import { because, type Comparison, type Relation } from './comparison.ts'
import data from './headquarters.json' with { type: 'json' }
import { statedText } from './kinds.ts'
import type { Predicate, Quote } from './predicate.ts'
import { named, ofBrand } from './statement-key.ts'
import { byLength, holdsPhrase, nameKey, phrasesOf, sameStem, wordsOf } from './words.ts'

/** "Leeds-based" says no more than "Leeds". */
const placed = (place: string) => ({ place: place.replace(/[\s-]based$/i, '') })

type Stated = { place: string }

/** A place alone, or with others that it may be called by: a suburb, the metropolitan area. */
export type Seat = string | { place: string; also?: string[] }

export const placeOf = (seat: Seat): string => (typeof seat === 'string' ? seat : seat.place)
const alsoOf = (seat: Seat): string[] => (typeof seat === 'string' ? [] : (seat.also ?? []))

export const headquarters: Predicate<'headquarters', Seat, Stated> = {
  ...about('headquarters'),
  check: textOr('place', { also: texts }),
  // A fact of the old form keeps its key.
  valueKey: (seat) => [nameKey(placeOf(seat)), ...alsoOf(seat).map(nameKey).sort()].join('|'),
  say: placeOf,
  stated: statedText(placed, {
    say: ({ place }) => place,
    isIn: isPlaceIn,
    key: (place) => ofBrand(placeKey(place)),
  }),
  compare({ place }, seat, { said }) {
    const compared = compareSeats(place, seat)
    const isElsewhere = compared !== 'same' && said !== undefined && isOtherSite(said.quote)
    return isElsewhere ? because('unrelated', 'not_the_seat') : compared
  },
}

/** The town by its key; region and country only say which of several is meant. */
function placeKey(stated: string): string {
  const [first = stated, ...around] = stated.split(/[,;()/|]/).map((part) => part.trim())
  const [meant] = meantPlaces(placesNamed(first), around.flatMap(placesNamed))
  return meant === undefined ? named(stated) : `${meant.kind} ${meant.key}`
}

/** The country that a seat lies in. */
export const countryOfSeat = (seat: Seat): string | null => countryOf(placeOf(seat).split(',').at(-1) ?? '')

function compareSeats(stated: string, seat: Seat): Comparison {
  const isAlso = alsoOf(seat).some((other) => comparePlaces(stated, other) === 'same')
  return isAlso ? 'same' : comparePlaces(stated, placeOf(seat))
}

/** An office, a factory, a shop or a birthplace, and no word for a seat. */
function isOtherSite(quote: string): boolean {
  const words = wordsOf(quote)
  return holdsPhrase(words, OTHER_SITES) && !holdsPhrase(words, SEATS)
}

const SEATS = phrasesOf(data.seats)
const OTHER_SITES = phrasesOf(data.otherSites)

/** Compares places part by part: a wrong city, region or country differs. */
export function comparePlaces(stated: string, truth: string): Comparison {
  const given = partsOf(truth).map(withoutTown)
  // What a part names besides says nothing of itself: "Georgia" alone is the state or the country.
  const around = (part: Part) => given.filter((one) => one !== part).flatMap(({ places }) => places)
  const known = given.map((part) => ({ ...part, places: meantPlaces(part.places, around(part)) }))
  const parts = partsOf(stated).filter(({ text }) => !isContinent(text))
  const results = parts.map((part) => comparePart(part, known))
  const cityAgrees = parts.some((part, at) => results[at] === 'same' && isCityLike(part))
  // The town itself: of "Guelph, Ontario" not "Ontario", although a town has that name as well.
  const isTownItself = (part: Part) =>
    known[0] !== undefined && isCityLike(known[0]) && isSamePart(part, known[0])
  const agreeing = parts.findIndex(
    (part, at) => results[at] === 'same' && (isTownItself(part) || (parts.length > 2 && isCityLike(part))),
  )
  // "Gorton, Manchester": a smaller place gives way to a city behind it that agrees.
  const isInside = (at: number) => at === 0 && agreeing > 0
  const isWrong = (part: Part, at: number) =>
    results[at] === 'different' && !isInside(at) && !isTown(part, at)
  // "Leeds (Morley)": another town behind the right one may be a part of it.
  // "Columbia, South Carolina" where the fact has the town alone: which one it is, the fact leaves open.
  const isTown = (part: Part, at: number) =>
    agreeing >= 0 && at > agreeing && (isOnly(part, 'city') || (given.length === 1 && agreeing === 0))
  if (parts.some(isWrong)) return 'different'
  if (parts.some((part, at) => results[at] === 'different' && isTown(part, at)))
    return because('doubtful', 'one_right')
  if (results.includes('doubtful') && !cityAgrees) return because('doubtful', 'unknown_place')
  return results.includes('same') ? 'same' : 'unrelated'
}

export function countryOf(name: string): string | null {
  const trimmed = name.trim()
  if (/^[A-Z]{2}$/.test(trimmed)) return trimmed === 'UK' ? 'GB' : trimmed
  return placesNamed(trimmed).find((place) => place.kind === 'country')?.country ?? null
}

export function isPlaceIn(place: string, { words }: Quote): boolean {
  const runs = words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')))
  const said = runs.flatMap(placesNamed)
  // "bogotana" has the stem of the city.
  const isSaid = (word: string) => words.some((other) => sameStem(word, other, 5))
  const isNamed = ({ key }: Place) => said.some((other) => other.key === key)
  return partsOf(place).some((part) => part.words.every(isSaid) || part.places.some(isNamed))
}

/** "Buffalo, New York", "Colón, Panamá": behind a town, the last name or the one before the country is no town. */
function withoutTown(part: Part, at: number, all: readonly Part[]): Part {
  const isLast = all.slice(at + 1).every((one) => isOnly(one, 'country'))
  if (at === 0 || !isLast) return part
  const around = part.places.filter(({ kind }) => kind !== 'city')
  return around.length > 0 ? { ...part, places: around } : part
}

/** The map has the state of New York by another name than its city, "new york state". */
function regionOfName({ region, country }: Place, words: readonly string[]): Place[] {
  const isNamed = region?.startsWith(`${country}:${words.join(' ')} `) === true
  return isNamed && region !== null ? [{ kind: 'region', key: region, country, region: null }] : []
}

type Part = { text: string; words: readonly string[]; places: readonly Place[] }

/** "Leeds (West Yorkshire), UK" has three parts. */
const partsOf = (place: string): Part[] =>
  place
    .split(/[,;()/|、・]| - | – /)
    .flatMap((part) => part.split(PREFECTURE))
    .flatMap(apart)
    .map((text) => ({ text: text.trim(), words: wordsOf(text), places: placesMeant(text.trim()) }))
    .map((part) => (WARD.test(part.text) ? { ...part, places: [] } : part))
    .filter(({ words }) => words.length > 0)

/** A ward or a village, which no map here has. */
const WARD = /\p{sc=Han}[区町村]$/u

/** "東京都港区" are two: behind the sign for a prefecture or a city the next place begins. */
const PREFECTURE = /(?<=\p{sc=Han}[都道府県市])(?=\p{sc=Han})/u

/** "Bethesda Maryland" are two. */
function apart(text: string): string[] {
  const words = text.trim().split(/\s+/)
  const town = wordsOfTown(words)
  return town === 0 ? [text] : [words.slice(0, town).join(' '), words.slice(town).join(' ')]
}

/** "Ciudad de Panamá", "Quebec City", "Stadt Salzburg": the town, not the country or region of its name. */
function placesMeant(text: string): readonly Place[] {
  const bare = text.replace(TOWN_OF, '').replace(TOWN_BEHIND, '').trim()
  const around = bare === text || bare === '' ? [] : placesNamed(bare)
  const named = placesNamed(text).filter(({ kind }) => kind === 'city')
  if (around.length === 0) {
    const places = placesNamed(text)
    return [...places, ...places.flatMap((place) => regionOfName(place, wordsOf(text)))]
  }
  const [first] = around
  const cities = around.filter(({ kind }) => kind === 'city')
  if (named.length > 0 || cities.length > 0) return [...named, ...cities]
  // No map has it, but it lies there.
  const isRegion = first?.kind === 'region'
  return first === undefined ? [] : [townOf(first, isRegion)]
}

const townOf = ({ key, country }: Place, isRegion: boolean): Place => {
  return { kind: 'city', key: `${key}/town`, country, region: isRegion ? key : null }
}

const TOWN_OF =
  /^(?:(?:la )?ciudad de|(?:a )?cidade d[eoa]|(?:la )?citt[aà] d(?:el|i|ell['’])|(?:la )?ville de|(?:the )?city of|(?:die )?stadt)\s*/iu
const TOWN_BEHIND = /(?:[\s-]+city|[\s-]*stadt|(?<=\p{sc=Han}{2})[都府県市])$/iu

function comparePart(part: Part, truth: readonly Part[]): Relation {
  if (truth.some((known) => isSamePart(part, known) || isAround(part, known))) return 'same'
  const countries = truth.flatMap(({ places }) => countryAround(places))
  const lies = part.places.some(({ country }) => countries.includes(country))
  if (part.places.length > 0 && countries.length > 0 && !lies) return 'different'
  if (isOnly(part, 'region', 'country'))
    return truth.some((known) => isOnly(known, 'region')) ? 'different' : 'unrelated'
  // It is a city. A fact that gives only a country or a region leaves the city open.
  if (!truth.some(isCityLike)) return 'unrelated'
  // An unknown name may be a district of the true city.
  return part.places.length === 0 ? 'doubtful' : 'different'
}

/** An unknown place is taken for a town. */
const isCityLike = ({ places }: Part) => places.length === 0 || places.some(({ kind }) => kind === 'city')

const isOnly = ({ places }: Part, ...kinds: Place['kind'][]): boolean =>
  places.length > 0 && places.every(({ kind }) => kinds.includes(kind))

/** The same place, or one name holds the other: "Palma", "Palma de Mallorca". */
function isSamePart(left: Part, right: Part): boolean {
  if (left.places.some(({ key }) => right.places.some((other) => other.key === key))) return true
  // A town is not the country or region whose name it bears.
  if (isOnly(left, 'city') && isOnly(right, 'region', 'country')) return false
  if (isOnly(right, 'city') && isOnly(left, 'region', 'country')) return false
  if (left.text === right.text) return true
  const [long, short] = byLength(left.words, right.words)
  const least = /[a-z]/.test(short.join('')) ? 4 : 2
  return short.every((word) => long.includes(word)) && short.join('').length >= least
}

const isAround = ({ places }: Part, truth: Part): boolean =>
  places.some(({ kind, key }) => kind !== 'city' && truth.places.some((known) => known[kind] === key))

/** A state may have the name of a country: "Georgia" lies in both. */
function countryAround(places: readonly Place[]): string[] {
  const first = (places.find(({ kind }) => kind === 'country') ?? places[0])?.country
  const ofRegions = places.filter(({ kind }) => kind === 'region').map(({ country }) => country)
  return first === undefined ? [] : [first, ...ofRegions]
}
