import { ARTICLES, ELISIONS, FUNCTION_WORDS, languages } from '../languages/all.ts'
import type { BrandProfile, Mention, ReaderInput, Span } from '../reading.ts'
import { isOnDomain } from '../text/address.ts'
import { fold } from '../text/fold.ts'
import { once } from '../text/once.ts'
import { type Hit, Phrases } from '../text/phrases.ts'
import { isCapitalised, type Token } from '../text/token.ts'
import { placesNamed } from '../values/places.ts'
import type { Document, Unit } from './document.ts'
import { brandIndex, indexOf, type NameHit, type NameIndex, namesIn, patternsOf } from './name-patterns.ts'
import otherBodies from './other-bodies.json' with { type: 'json' }
import data from './page-chrome.json' with { type: 'json' }
import { readDocument } from './read-document.ts'

/** Where the brand is named, and whether the name means the brand: one decision per answer. */
export interface Names {
  mention: Mention
  mentions: Place[]
  ownedCitations: string[]
  promptNamesBrand: boolean
  /** The prompt, a source, a product or a person of the brand shows that this brand is meant. */
  isTied: boolean
}

export type Place = Span & Hit & { unit: number }

export function findNames(document: Document, { brand, prompt, answer }: ReaderInput): Names {
  const cited = [...new Set([...answer.citations, ...document.links])]
  const ownedCitations = cited.filter((url) => isOnDomain(url, brand.domain))
  const index = brandIndex(brand)
  const promptNamesBrand = isNamedInPrompt({ brand, prompt }, index)
  const hits = document.units
    .filter((unit) => !isPageChrome(unit))
    .flatMap((unit) => namesIn(index, unit.tokens).map((hit) => ({ ...hit, unit })))
  const hosts = document.units.flatMap((unit) => hostsIn(unit, brand.domain, promptNamesBrand))
  const isKnown = promptNamesBrand || ownedCitations.length > 0 || hosts.length > 0
  const isTied = isKnown || namesOwn(document, brand)
  const meant = isTied ? tiedNames(hits, brand, promptNamesBrand) : untiedNames(hits, brand, document)
  const mentions = [...meant, ...hosts]
    .map((one) => placeOf(one, document.text))
    .toSorted((a, b) => a.start - b.start)
  const isThere = mentions.length > 0 || ownedCitations.length > 0
  const isNamesake = hits.some(({ isLower }) => !isLower)
  return {
    mention: isThere ? 'brand' : isNamesake ? 'namesake' : 'none',
    mentions,
    ownedCitations,
    promptNamesBrand,
    isTied,
  }
}

/** The question, a source or a product speaks for the brand: every name counts that is not part of a longer one. */
function tiedNames(hits: readonly Occurrence[], brand: BrandProfile, isAskedFor: boolean): Occurrence[] {
  return hits.filter((hit) => (isAskedFor ? !isOtherBody(hit) : !hit.isLower && !isInLongerName(hit, brand)))
}

/** Nothing but the name speaks for the brand: it must be used as the name of a company. */
function untiedNames(hits: readonly Occurrence[], brand: BrandProfile, document: Document): Occurrence[] {
  const named = hits.filter(({ isLower }) => !isLower)
  const isSmall = (hit: Occurrence) => hit.isLower && hit.pattern.parts.length === 1 && !isInCode(hit)
  const isWord = hits.some(isSmall)
  const hasCapitalNouns = document.language?.capitalisesNouns === true
  if (named.some((hit) => isDefinedAsOther(hit))) return []
  return named.filter((hit) => {
    if (isInLongerName(hit, brand) || isPlace(hit) || isPlaceToBuy(hit, document.units)) return false
    if (hit.pattern.parts.length > 1) return true
    if (isWord || isBehindArticle(hit)) return false
    if (isEntry(hit)) return true
    if (!hit.pattern.isCommon || isSubject(hit)) return true
    return isInsideSentence(hit) && !hasCapitalNouns
  })
}

type Occurrence = NameHit & { unit: Unit }

/** "tf.keras", "keras_core": a name in code, and no common word. */
function isInCode({ unit: { tokens }, from, to }: Occurrence): boolean {
  const [before, own, next, second] = [tokens[from - 1], tokens[from], tokens[to], tokens[to + 1]]
  const isBehind = own?.gap === false && JOINTS.has(before?.fold ?? '')
  return isBehind || (next?.gap === false && second?.gap === false && JOINTS.has(next.fold))
}

const JOINTS = new Set(['.', '_', '@'])

/** In a prompt that is not about a category the name counts in small letters too. */
function isNamedInPrompt(
  { brand, prompt: { text, intent } }: Pick<ReaderInput, 'brand' | 'prompt'>,
  index: NameIndex,
): boolean {
  const isAsked = intent !== 'CATEGORY'
  const { units } = readDocument(text.slice(0, LONGEST_PROMPT))
  return units.some((unit) => {
    const { tokens } = unit
    return namesIn(index, tokens).some((hit) => {
      if (hit.isLower) return isAsked && !hit.pattern.isCommon
      if (isInLongerName({ ...hit, unit }, brand)) return false
      return !hit.pattern.isCommon || hit.from > 0 || (isAsked && isAlone(tokens[hit.to]))
    })
  })
}

/** "Lantern or Ember?", "Lantern's price", not "Polar bears". */
const isAlone = (next: Token | undefined): boolean =>
  next === undefined || next.caps !== 'lower' || isSmallWord(next) || next.fold.startsWith("'")

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
  const own = indexOf([...products, ...people].flatMap(patternsOf).filter(({ isCommon }) => !isCommon))
  return own.size > 0 && units.some(({ tokens }) => namesIn(own, tokens).some(({ isLower }) => !isLower))
}

/** "Jane Ember", "Ember University", "River Ember": somebody or something else of that name. */
function isInLongerName({ unit, from, to }: Occurrence, { products }: BrandProfile): boolean {
  const { tokens } = unit
  const [before, next] = [tokens[from - 1], tokens[to]]
  if (isOtherBody({ unit, to })) return true
  if (!isCapitalised(before) || tokens[from]?.gap !== true || before.text.length < 2) return false
  if (before.fold.startsWith("'") || isSmallWord(before)) return false
  // "Shop Acme", "Why Acme?": the first word of a sentence has a capital anyway.
  const isOpening = from === 1 || tokens[from - 2]?.kind === 'sign'
  if (isOpening && !OTHER_BODIES.has(before.fold)) return isPersonLike(before, next)
  return !products.some((product) => product.toLowerCase().includes(before.text.toLowerCase()))
}

/** "Ember University" */
function isOtherBody({ unit: { tokens }, to }: Pick<Occurrence, 'unit' | 'to'>): boolean {
  const next = tokens[to]
  return next?.gap === true && isCapitalised(next) && OTHER_BODIES.has(next.fold)
}

const OTHER_BODIES: ReadonlySet<string> = new Set(
  [otherBodies.places, otherBodies.institutions, otherBodies.works, otherBodies.creatures].flatMap((words) =>
    words.split(' ').map(fold),
  ),
)

/** "Jane Ember said": two capitals at the start, and a small word behind. */
const isPersonLike = (before: Token, next: Token | undefined): boolean =>
  before.caps === 'title' && !isSmallWord(before) && GIVEN_NAMES.has(before.fold) && !isCapitalised(next)

const GIVEN_NAMES: ReadonlySet<string> = new Set(otherBodies.givenNames.split(' '))

const isSmallWord = ({ fold }: Token): boolean => FUNCTION_WORDS.has(fold)

/** "in Marlow", "near Marlow": a known place behind a word that leads to places. */
function isPlace({ unit: { tokens }, from, to }: Occurrence): boolean {
  const before = tokens[from - 1]?.fold ?? ''
  const isLed = languages().some(({ at }) => at.has(before)) || PLACE_LEADS.has(before)
  const name = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
  return isLed && placesNamed(name).length > 0
}

const PLACE_LEADS = new Set(['from', 'near', 'around', 'across', 'aus', 'nach'])

/** Where a common word would have no capital. */
function isInsideSentence({ unit: { tokens }, from }: Occurrence): boolean {
  const before = tokens[from - 1]
  return before !== undefined && from > 1 && (before.caps === 'lower' || before.kind === 'sign')
}

/** "Lantern offers", "Lantern's", "Lantern, Ember and Wren", "Lantern X200": no common word is used so. */
function isSubject({ unit: { tokens }, to }: Occurrence): boolean {
  const [next, second] = [tokens[to], tokens[to + 1]]
  const isListed = next?.fold === ',' && isCapitalised(second) && !isSmallWord(second)
  const isModel = isCapitalised(next) && /\d/.test(`${next.text}${second?.text ?? ''}`)
  return isListed || isModel || VERBS.has(next?.fold ?? '')
}

const VERBS = new Set(otherBodies.verbs.split(' ').map(fold))

/** The name of an entry in a list or a table, or set in bold: "**Lantern**: warm light", "| Lantern | 29 |". */
function isEntry({ unit: { tokens, kind }, from, to }: Occurrence): boolean {
  const next = tokens[to]
  const isFirst = tokens.slice(0, from).every((token) => token.kind !== 'word')
  const isBold = tokens[from]?.bold === true && next?.bold !== true
  const isWhole = next === undefined || next.kind === 'sign' || isCapitalised(next)
  return isBold || (isFirst && kind !== 'sentence' && isWhole)
}

/** "the Ormeau", "der Lindwurm", not "the HP Pavilion" or "die Nuvento-Wärmepumpe". In Portuguese, companies take an article too. */
function isBehindArticle({ unit: { tokens }, from, to }: Occurrence): boolean {
  const before = tokens[from - 1]?.fold ?? ''
  const next = tokens[to]
  const isJoined = next?.fold === '-' && !next.gap
  if (isJoined || isCapitalised(next)) return false
  return before.length > 1 && languages().some(({ code, articles }) => code !== 'pt' && articles.has(before))
}

/** "Arran is an island in the Firth of Clyde", "Tamarack is a slow-growing tree". */
function isDefinedAsOther({ unit: { tokens }, to }: Occurrence): boolean {
  const [copula = '', article = '', ...behind] = tokens.slice(to, to + REACH).map(({ fold }) => fold)
  return COPULAS.has(copula) && ARTICLES.has(article) && behind.some((word) => DEFINING.has(word))
}

const REACH = 5
const COPULAS = new Set(otherBodies.copulas.split(' ').map(fold))
const DEFINING = new Set(otherBodies.defining.split(' ').map(fold))

function placeOf({ unit, from, to }: Hit & { unit: Unit }, text: string): Place {
  const start = (unit.tokens[from] as Token).start
  const end = Math.max(start, unit.tokens[to - 1]?.end ?? start)
  return { start, end, quote: text.slice(start, end), unit: unit.index, from, to }
}

/** A line of the page around an answer, such as "AI responses may include mistakes": names in it mean nothing. */
const isPageChrome = ({ tokens }: Unit): boolean =>
  tokens.some((_, at) => pageLines().at(tokens, at).length > 0)

const pageLines = once(() => new Phrases<true>(ELISIONS).add(data.pageLines, true))

/** "at retailers like Amazon and Target", "You can find these at:": a shop where something else can be bought. */
function isPlaceToBuy({ unit, pattern }: NameHit & { unit: Unit }, units: readonly Unit[]): boolean {
  const isShop = SHOPS.has(pattern.parts.join(' '))
  if (!isShop || unit.tokens.filter(({ fold: word }) => SHOPS.has(word)).length < 2) return false
  const lead = units[unit.leadIn ?? unit.headings.at(-1) ?? -1]
  return [unit, lead].some((one) => one?.tokens.some((token) => BUYING.has(token.fold)) === true)
}

const SHOPS: ReadonlySet<string> = new Set(data.shops.map(fold))
const BUYING: ReadonlySet<string> = new Set(data.buying)
