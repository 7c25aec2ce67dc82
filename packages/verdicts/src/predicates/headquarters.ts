import { adjectivesIn, asidesIn, localitiesIn } from '../values/localities.ts'
import { cityOfAdjective, isContinent, meantPlaces, type Place, placesNamed } from '../values/places.ts'
import { statedText, textFact } from './kinds.ts'
import type { Comparison, Predicate, Quote } from './predicate.ts'
import { about, found } from './reads.ts'
import { byLength, sameStem, wordsOf } from './words.ts'

const placed = (place: string) => ({ place })
const ofOrigin = (place: string) => ({ place, origin: true })

/** Only a known city or region: many names stand beside "company". */
const isOnMap = ({ place }: { place: string }): boolean =>
  placesNamed(place.split(',', 1)[0] as string).some(({ kind }) => kind !== 'country')

/** `origin`: only an adjective says so. */
type Stated = { place: string; origin?: boolean }

export const headquarters: Predicate<'headquarters', string, Stated> = {
  ...about('headquarters', {
    find: found(localitiesIn, placed),
    uses: { isOnMap, asides: found(asidesIn, placed), adjectives: found(adjectivesIn, ofOrigin) },
  }),
  ...textFact,
  stated: statedText(placed, { say: ({ place }) => place, isIn: isPlaceIn }),
  compare({ place, origin = false }, value) {
    const compared = comparePlaces(place, value)
    // "a Danish company" may be false, but that it is true grounds nothing.
    return compared === 'same' && origin && countryOf(place) !== null ? 'unrelated' : compared
  },
}

/** Compares places part by part: a wrong city, region or country differs. */
export function comparePlaces(stated: string, truth: string): Comparison {
  const given = partsOf(truth)
  const around = given.flatMap(({ places }) => places)
  const known = given.map((part) => ({ ...part, places: meantPlaces(part.places, around) }))
  const parts = partsOf(stated).filter(({ text }) => !isContinent(text))
  const results = parts.map((part) => comparePart(part, known))
  // "Gorton, Manchester": a smaller place gives way to a city that agrees.
  const cityAgrees = parts.some((part, at) => results[at] === 'same' && isCityLike(part))
  const isInside = (at: number) => cityAgrees && at === 0 && parts.length > 2
  if (results.some((result, at) => result === 'different' && !isInside(at))) return 'different'
  if (results.includes('doubtful') && !cityAgrees) return 'doubtful'
  return results.includes('same') ? 'same' : 'unrelated'
}

export function countryOf(name: string): string | null {
  const trimmed = name.trim()
  if (/^[A-Z]{2}$/.test(trimmed)) return trimmed === 'UK' ? 'GB' : trimmed
  return placesNamed(trimmed).find((place) => place.kind === 'country')?.country ?? null
}

export function isPlaceIn(place: string, { words }: Quote): boolean {
  const runs = words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')))
  const said = [...runs, ...words.map((word) => cityOfAdjective(word) ?? '')].flatMap(placesNamed)
  // "bogotana" has the stem of the city.
  const isSaid = (word: string) => words.some((other) => sameStem(word, other, 5))
  const isNamed = ({ key }: Place) => said.some((other) => other.key === key)
  return partsOf(place).some((part) => part.words.every(isSaid) || part.places.some(isNamed))
}

type Part = { text: string; words: readonly string[]; places: readonly Place[] }

/** "Leeds (West Yorkshire), UK" has three parts. */
const partsOf = (place: string): Part[] =>
  place
    .split(/[,;()/|]| - | – /)
    .map((text) => ({ text: text.trim(), words: wordsOf(text), places: placesNamed(text.trim()) }))
    .filter(({ words }) => words.length > 0)

function comparePart(part: Part, truth: readonly Part[]): Comparison {
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
  const [long, short] = byLength(left.words, right.words)
  return short.every((word) => long.includes(word)) && short.join('').length >= 4
}

const isAround = ({ places }: Part, truth: Part): boolean =>
  places.some(({ kind, key }) => kind !== 'city' && truth.places.some((known) => known[kind] === key))

const countryAround = (places: readonly Place[]): string | [] =>
  (places.find(({ kind }) => kind === 'country') ?? places[0])?.country ?? []
