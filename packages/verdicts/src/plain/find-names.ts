import { languages } from '../languages/all.ts'
import type { BrandProfile, Doubt, Mention, ReaderInput, Span } from '../reading.ts'
import { isOnDomain } from '../text/address.ts'
import type { Hit } from '../text/phrases.ts'
import { isCapitalised, type Token } from '../text/token.ts'
import { placesNamed } from '../values/places.ts'
import type { Document, Unit } from './document.ts'
import { type NameHit, namePatterns, namesIn, patternsOf } from './name-patterns.ts'
import otherBodies from './other-bodies.json' with { type: 'json' }
import { readDocument } from './read-document.ts'

/** Where the brand is named, and whether the name means the brand: one decision per answer. */
export interface Names {
  mention: Mention
  mentions: Place[]
  doubts: Doubt[]
  ownedCitations: string[]
  promptNamesBrand: boolean
  /** The prompt, a source, a product or a person of the brand shows that this brand is meant. */
  isTied: boolean
}

export type Place = Span & Hit & { unit: number }

export function findNames(document: Document, { brand, prompt, answer }: ReaderInput): Names {
  const cited = [...new Set([...answer.citations, ...document.links])]
  const ownedCitations = cited.filter((url) => isOnDomain(url, brand.domain))
  const patterns = namePatterns(brand)
  const promptNamesBrand = isNamedInPrompt(prompt, patterns)
  const hits = document.units.flatMap((unit) => namesIn(patterns, unit.tokens).map((hit) => ({ ...hit, unit })))
  const hosts = document.units.flatMap((unit) => hostsIn(unit, brand.domain, promptNamesBrand))
  const known = promptNamesBrand || ownedCitations.length > 0 || hosts.length > 0
  const isTied = known || namesOwn(document, brand)
  const named = hits.filter(({ isLower }) => !isLower)
  const meant = named.filter((hit) => isBrand(hit, isTied, brand))
  const mentions = [...meant, ...hosts].map((one) => placeOf(one, document.text)).toSorted((a, b) => a.start - b.start)
  const isThere = mentions.length > 0 || ownedCitations.length > 0
  // A common word with a capital, and nothing else that speaks for the brand.
  const isWeak = isThere && !isTied && meant.every(({ pattern }) => pattern.isCommon) && hosts.length === 0
  const isWord = isWeak && (hits.some(({ isLower }) => isLower) || !meant.some(isInsideSentence))
  const mention = isWord ? 'namesake' : isThere ? 'brand' : hits.length > 0 && named.length > 0 ? 'namesake' : 'none'
  return {
    mention,
    mentions: isWord ? [] : mentions,
    doubts: [],
    ownedCitations,
    promptNamesBrand,
    isTied,
  }
}

type Occurrence = NameHit & { unit: Unit }

/** In a prompt about the brand itself the name counts in small letters too. */
function isNamedInPrompt({ text, intent }: ReaderInput['prompt'], patterns: Parameters<typeof namesIn>[0]): boolean {
  const isAsked = intent === 'BRANDED' || intent === 'DEFENSIVE'
  const { units } = readDocument(text.slice(0, LONGEST_PROMPT))
  return units.some(({ tokens }) =>
    namesIn(patterns, tokens).some(({ isLower, pattern, from }) => {
      if (isLower) return isAsked
      return !pattern.isCommon || isAsked || from > 0
    }),
  )
}

const LONGEST_PROMPT = 4_000

/** An e-mail address on the domain names the brand only in answers about the brand. */
function hostsIn(unit: Unit, domain: string, isAskedFor: boolean): (Hit & { unit: Unit })[] {
  const leads = ({ kind, text, link }: Token) =>
    (link !== null && isOnDomain(link, domain)) ||
    (kind === 'url' && isOnDomain(text, domain)) ||
    (kind === 'email' && isAskedFor && isOnDomain(text.replace(/^.*@/, ''), domain))
  return unit.tokens.flatMap((token, at) => (leads(token) ? [{ unit, from: at, to: at + 1 }] : []))
}

/** A product or a person of the brand is named somewhere in the answer. */
function namesOwn({ units }: Document, { products, people }: BrandProfile): boolean {
  const own = [...products, ...people].flatMap(patternsOf).filter(({ isCommon }) => !isCommon)
  return own.length > 0 && units.some(({ tokens }) => namesIn(own, tokens).some(({ isLower }) => !isLower))
}

/** Not a part of a longer name, and not a place. */
function isBrand(hit: Occurrence, isTied: boolean, brand: BrandProfile): boolean {
  if (isInLongerName(hit, brand)) return false
  return isTied || !isPlace(hit)
}

/** "Jane Ember", "Ember University", "River Ember": somebody or something else of that name. */
function isInLongerName({ unit: { tokens }, from, to }: Occurrence, { products }: BrandProfile): boolean {
  const [before, next] = [tokens[from - 1], tokens[to]]
  if (next?.gap === true && OTHER_BODIES.has(next.fold) && isCapitalised(next)) return true
  if (!isCapitalised(before) || tokens[from]?.gap !== true || before.text.length < 2) return false
  if (isPossessive(tokens, from - 1) || isSmallWord(before)) return false
  // "Shop Acme", "Why Acme?": the first word of a sentence has a capital anyway.
  const isOpening = from === 1 || tokens[from - 2]?.kind === 'sign'
  if (isOpening && !OTHER_BODIES.has(before.fold)) return isPersonLike(before, next)
  return !products.some((product) => product.toLowerCase().includes(before.text.toLowerCase()))
}

const OTHER_BODIES: ReadonlySet<string> = new Set(Object.values(otherBodies).flatMap((words) => words.split(' ')))

const isPossessive = (tokens: readonly Token[], at: number): boolean => tokens[at]?.fold.startsWith("'") === true

/** "Jane Ember said": two capitals at the start, and a small word behind. */
const isPersonLike = (before: Token, next: Token | undefined): boolean =>
  before.caps === 'title' && !isSmallWord(before) && GIVEN_NAMES.has(before.fold) && !isCapitalised(next)

const GIVEN_NAMES: ReadonlySet<string> = new Set(otherBodies.givenNames.split(' '))

const isSmallWord = ({ fold }: Token): boolean => languages().some(({ functionWords }) => functionWords.has(fold))

/** "in Marlow", "near Marlow": a known place behind a word that leads to places. */
function isPlace({ unit: { tokens }, from, to }: Occurrence): boolean {
  const before = tokens[from - 1]?.fold ?? ''
  const isLed = languages().some(({ at }) => at.has(before)) || PLACE_LEADS.has(before)
  const name = tokens.slice(from, to).map(({ text }) => text).join(' ')
  return isLed && placesNamed(name).length > 0
}

const PLACE_LEADS = new Set(['from', 'near', 'around', 'across', 'de', 'da', 'von', 'aus', 'nach', 'z', 'uit'])

/** Between other words, where a common word would have no capital. */
const isInsideSentence = ({ unit, from }: Occurrence): boolean => {
  const before = unit.tokens[from - 1]
  return unit.kind === 'sentence' && before !== undefined && before.kind === 'word' && before.caps === 'lower'
}

function placeOf({ unit, from, to }: Hit & { unit: Unit }, text: string): Place {
  const start = (unit.tokens[from] as Token).start
  const end = Math.max(start, unit.tokens[to - 1]?.end ?? start)
  return { start, end, quote: text.slice(start, end), unit: unit.index, from, to }
}
