import type { Engine } from '../../engine.ts'
import type { Doubt, Mention, ReaderInput, Span } from '../../reading.ts'
import { isOnDomain, registeredLabel } from '../../text/address.ts'
import type { Hit } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { tokensOf } from '../../text/tokens.ts'
import { isCueNear } from '../../values/line.ts'
import { isDictionaryWord, isEverydayWord } from '../../words/words.ts'
import type { Document } from '../1-document/document.ts'
import { indexNames } from './name-patterns.ts'
import { findOccurrences, type Occurrence } from './occurrence.ts'
import { type Prompt, readPrompt, stemOf } from './prompt.ts'
import SIGNS from './signs.json' with { type: 'json' }
import { type SignName, type Surroundings, signsAt } from './signs.ts'

/** Where the brand is named, and whether the name means the brand: one decision per answer. */
export interface Names {
  mention: Mention
  mentions: Place[]
  products: Place[]
  doubts: Doubt[]
  ownedCitations: string[]
  prompt: Prompt
  /** Somebody asked for the brand, or prompt or answer has a page, a person or a word of its trade or products. */
  isTied: boolean
}

type Place = Span & Hit & { unit: number }

export function findNames(document: Document, input: ReaderInput, engine: Engine): Names {
  const { brand, answer } = input
  const index = indexNames(brand, engine.cutting.elisions)
  const prompt = readPrompt(input, index, engine)
  const cited = [...new Set([...answer.citations, ...document.sources])]
  const ownedCitations = cited.filter((url) => isOnDomain(url, brand.domain))
  const { occurrences, usedAsWord } = findOccurrences(document, brand.domain, index, prompt.namesBrand)
  const general = generalSigns(occurrences, usedAsWord, prompt)
  const naming = occurrences.filter(({ kind }) => kind !== 'product' && kind !== 'person')
  const isExpected = prompt.namesBrand || ownedCitations.length > 0
  const around = { ...surroundings(document, input, engine), isExpected }
  const weighed = weigh(naming, general, around)
  const likely = weighed.filter(({ score }) => score > NAMESAKE)
  const meant = likely.filter(({ score }) => score >= BRAND)
  const isUnclear = meant.length === 0 && likely.length > 0
  const mentions = (isUnclear ? likely : meant).map((one) => spanOf(one, document.text))
  // "Dr. Ingrid Pellworth set up the practice": an answer about the brand may name only its people.
  const owns = [brand.name, ...brand.aliases]
  const isOfIts = ({ kind, pattern }: Occurrence) =>
    kind === 'person' && (weighed.length > 0 || owns.some((own) => pattern?.text.includes(own)))
  const speaksOfPeople = prompt.namesBrand && occurrences.some(isOfIts)
  const isBrand = meant.length > 0 || ownedCitations.length > 0 || speaksOfPeople
  const isNamedOtherwise = occurrences.some(({ kind }) => kind === 'domain' || kind === 'person')
  const [first] = mentions
  return {
    mention: isUnclear ? 'unclear' : isBrand ? 'brand' : weighed.length > 0 ? 'namesake' : 'none',
    mentions,
    products: occurrences.filter(({ kind }) => kind === 'product').map((one) => spanOf(one, document.text)),
    doubts: isUnclear && first !== undefined ? [{ reason: 'unclear_name', span: onlySpan(first) }] : [],
    ownedCitations,
    prompt,
    isTied: isExpected || isNamedOtherwise || speaksOfOwn(document, prompt, around),
  }
}

/** In words of its trade, its products or its longer names. */
function speaksOfOwn({ units }: Document, prompt: Prompt, { ownWords, nameWords }: Surroundings): boolean {
  const stems = (words: readonly string[]) =>
    new Set(words.filter((word) => word.length > 3).map((word) => stemOf(word) || word))
  const said = stems([...prompt.words, ...units.flatMap(({ tokens }) => tokens.map(({ fold }) => fold))])
  const name = stems(nameWords)
  return [...stems([...ownWords])].some((stem) => said.has(stem) && !name.has(stem))
}

/** A score from BRAND on means the brand, up to NAMESAKE something else; between them a person looks. */
const BRAND = 2
const NAMESAKE = 1

function surroundings({ units }: Document, { brand, answer }: ReaderInput, engine: Engine) {
  const foldsOf = (text: string) => tokensOf(text, engine.cutting.elisions).map(({ fold }) => fold)
  const own = [...brand.aliases, ...brand.products, ...brand.trades].flatMap(foldsOf)
  return {
    engine,
    ownWords: new Set(own.filter((word) => word.length > 2)),
    nameWords: foldsOf(brand.name).filter((word) => word !== '-'),
    namesOthers: units.some(({ tokens }) => isUnknownName(tokens[0])),
    strangers: answer.citations.filter((url) => !isOnDomain(url, brand.domain)).map(registeredLabel),
  }
}

function isUnknownName(token: Token | undefined): boolean {
  const isLong = token?.caps === 'title' && token.text.length > 3
  return isLong && !isEverydayWord(token.fold) && !isDictionaryWord(token.fold)
}

function generalSigns(occurrences: readonly Occurrence[], usedAsWord: boolean, prompt: Prompt): SignName[] {
  const isProduct = ({ kind, pattern }: Occurrence) => kind === 'product' && pattern?.ordinary === false
  const signs: Partial<Record<SignName, boolean>> = {
    asked_for: prompt.namesBrand,
    own_product: occurrences.some(isProduct),
    own_person: occurrences.some(({ kind }) => kind === 'person'),
    one_of_several: occurrences.some(({ unit, to }) => isCueNear(unit, to, 'mayRefer', 1)),
    used_as_word: usedAsWord && !prompt.namesBrand,
    asked_as_other: prompt.usesNameAsOther,
    asked_for_other_kind: !prompt.namesBrand && prompt.asks.has('otherKind'),
  }
  return (Object.keys(signs) as SignName[]).filter((name) => signs[name])
}

/** After a person, place or thing was introduced, the bare name means it; before too, if no company of that name is. */
function weigh(occurrences: readonly Occurrence[], general: SignName[], around: Surroundings) {
  const read = occurrences.map((occurrence) => {
    const signs = signsAt(occurrence, around)
    const isOther = signs.some((name) => SIGNS.introducesOther.includes(name))
    const isCompany = !isOther && signs.some((name) => SIGNS.introducesCompany.includes(name))
    return { occurrence, signs, isOther, isCompany }
  })
  let isStranger = !read.some(({ isCompany }) => isCompany) && read.some(({ isOther }) => isOther)
  return read.map(({ occurrence, signs, isOther, isCompany }) => {
    isStranger = isOther || (isStranger && !isCompany)
    const introduced: SignName[] = isStranger && !isOther ? ['introduced_as_other'] : []
    const all = occurrence.kind === 'domain' ? signs : [...signs, ...general, ...introduced]
    return { ...occurrence, score: all.reduce((sum, name) => sum + SIGNS.weights[name], 0) }
  })
}

function spanOf({ unit, from, to }: Occurrence, text: string): Place {
  const start = (unit.tokens[from] as Token).start
  const end = Math.max(start, unit.tokens[to - 1]?.end ?? start)
  return { start, end, quote: text.slice(start, end), unit: unit.index, from, to }
}

export const onlySpan = ({ start, end, quote }: Span): Span => ({ start, end, quote })
