import type { Engine } from '../../engine.ts'
import type { Doubt, Mention, Naming, ReaderInput, Span } from '../../reading.ts'
import { isOnDomain, registeredLabel } from '../../text/address.ts'
import type { Hit } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { tokensOf } from '../../text/tokens.ts'
import { isDictionaryWord, isEverydayWord, isWordOf } from '../../words/words.ts'
import type { Document, Unit } from '../1-document/document.ts'
import { entryKey, entryStart, isOtherName } from './around-name.ts'
import { withoutChrome } from './chrome.ts'
import { indexNames } from './name-patterns.ts'
import { findOccurrences, type Occurrence } from './occurrence.ts'
import { type Prompt, readPrompt, stemOf } from './prompt.ts'
import { keepsOtherCompany } from './senses.ts'
import type { Surroundings } from './sign.ts'
import { BRAND, generalSigns, isLikely, namingOf, weigh } from './weigh.ts'

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
  /** What stood for and against the brand where most stood for it; null where no name stands. */
  naming: Naming | null
}

type Place = Span & Hit & { unit: number }

export function findNames(document: Document, input: ReaderInput, engine: Engine): Names {
  const { brand, answer } = input
  const index = indexNames(brand, engine.cutting.elisions, document.language)
  const prompt = readPrompt(input, index, engine)
  // Whoever leads the reader to a page of the brand cites it, wherever the link stands.
  const cited = [...new Set([...answer.citations, ...document.sources, ...document.links])]
  const ownedCitations = cited.filter((url) => isOnDomain(url, brand.domain))
  const found = findOccurrences(document, brand.domain, index, prompt.namesBrand)
  const { occurrences: all, usedAsWord } = found
  const occurrences = withoutChrome(all, document, prompt)
  const naming = occurrences.filter(({ kind }) => kind !== 'product' && kind !== 'person')
  const isExpected = prompt.namesBrand || ownedCitations.length > 0
  const around = {
    ...surroundings(document, input, engine),
    isExpected,
    isForProducts: prompt.isForProducts,
    smallPairs: new Set([...found.smallPairs, ...prompt.smallPairs]),
  }
  const isOtherSense = keepsOtherCompany(document.units, prompt, around)
  const weighed = weigh(naming, generalSigns(occurrences, { usedAsWord, isOtherSense }, prompt), around)
  const likely = weighed.filter(isLikely)
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
    naming: namingOf(weighed),
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

function surroundings({ units, language }: Document, { brand, answer }: ReaderInput, engine: Engine) {
  const foldsOf = (text: string) => tokensOf(text, engine.cutting.elisions).map(({ fold }) => fold)
  const nameWords = foldsOf(brand.name).filter((word) => word !== '-')
  const own = [...brand.aliases, ...brand.products, ...brand.trades].flatMap(foldsOf)
  // "food and pet care": every answer has an "and".
  const isSmall = (word: string) => engine.languages.some(({ functionWords }) => functionWords.has(word))
  return {
    engine,
    units,
    knowsTrades: brand.trades.length > 0,
    ownLabel: registeredLabel(brand.domain),
    ...entriesOf(units, language, new Set(nameWords)),
    ownWords: new Set(own.filter((word) => word.length > 2 && !isSmall(word))),
    nameWords,
    namesOthers: units.some(({ tokens }) => isUnknownName(tokens[0])),
    strangers: answer.citations.filter((url) => !isOnDomain(url, brand.domain)).map(registeredLabel),
  }
}

function entriesOf(units: readonly Unit[], code: string | null, own: ReadonlySet<string>) {
  const entriesOfOthers = new Map<string, number>()
  const entriesOfWords = new Map<string, number>()
  const isPlain = (token: Token | undefined) =>
    token !== undefined && !own.has(token.fold) && isWordOf(token.fold, code)
  const count = (counts: Map<string, number>, unit: Unit) =>
    counts.set(entryKey(unit), (counts.get(entryKey(unit)) ?? 0) + 1)
  for (const unit of units) {
    const first = unit.tokens[entryStart(unit)]
    // "Acme: a soft one": what stands in front tells what the entry is.
    const front = unit.tokens.find(({ kind }) => kind === 'word')
    if (first === undefined) continue
    if (isOtherName(first, (word) => own.has(word) || isWordOf(word, code))) count(entriesOfOthers, unit)
    else if (unit.opens && isPlain(front)) count(entriesOfWords, unit)
  }
  return { entriesOfOthers, entriesOfWords }
}

function isUnknownName(token: Token | undefined): boolean {
  const isLong = token?.caps === 'title' && token.text.length > 3
  return isLong && !isEverydayWord(token.fold) && !isDictionaryWord(token.fold)
}

function spanOf({ unit, from, to }: Occurrence, text: string): Place {
  const start = (unit.tokens[from] as Token).start
  const end = Math.max(start, unit.tokens[to - 1]?.end ?? start)
  return { start, end, quote: text.slice(start, end), unit: unit.index, from, to }
}

export const onlySpan = ({ start, end, quote }: Span): Span => ({ start, end, quote })
