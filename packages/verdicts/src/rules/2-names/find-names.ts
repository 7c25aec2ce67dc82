import type { Engine } from '../../engine.ts'
import type { Doubt, Mention, ReaderInput, Span } from '../../reading.ts'
import { isOnDomain, registeredLabel } from '../../text/address.ts'
import type { Token } from '../../text/token.ts'
import { tokensOf } from '../../text/tokens.ts'
import { isDictionaryWord } from '../../words/dictionary.ts'
import { isEverydayWord } from '../../words/everyday.ts'
import { hitStartsNear } from '../1-document/cues.ts'
import type { Document } from '../1-document/document.ts'
import type { SignName, Surroundings } from './at.ts'
import { disclaimedIn } from './disclaim.ts'
import { indexNames } from './name-patterns.ts'
import { findOccurrences, type Occurrence } from './occurrence.ts'
import { type Prompt, readPrompt } from './prompt.ts'
import SIGNS from './signs.json' with { type: 'json' }
import { signsAt } from './signs.ts'

/** Where the brand is named, and whether the name means the brand at all: one decision per answer. */
export interface Names {
  mention: Mention
  /** Places that name the brand: its name, an alias or its domain. Tokens [from, to) of a unit. */
  mentions: (Span & Place)[]
  /** Places that name one of its products or people. */
  hints: (Place & { kind: 'product' | 'person'; name: string })[]
  doubts: Doubt[]
  ownedCitations: string[]
  prompt: Prompt
}

interface Place {
  unit: number
  from: number
  to: number
}

export function findNames(document: Document, input: ReaderInput, engine: Engine): Names {
  const { brand, answer } = input
  const index = indexNames(brand, engine.cutting.elisions)
  const prompt = readPrompt(input, index, engine)
  const cited = [...new Set([...answer.citations, ...document.sources])]
  const ownedCitations = cited.filter((url) => isOnDomain(url, brand.domain))
  const isExpected = prompt.namesBrand || ownedCitations.length > 0
  const { occurrences, usedAsWord } = findOccurrences(document, brand, index, prompt.namesBrand)
  const hints = occurrences.flatMap(hintOf)
  const general = generalSigns(occurrences, usedAsWord, prompt, ownedCitations)
  const naming = occurrences.filter(({ kind }) => kind !== 'product' && kind !== 'person')
  const weighed = weigh(naming, general, surroundings(document, input, engine, isExpected))
  const meant = weighed.filter(({ score }) => score >= BRAND)
  const doubtful = weighed.filter(({ score }) => score > NAMESAKE && score < BRAND)
  const isUnknown = !isExpected && meant.length > 0 && meant.every((one) => isDisclaimed(one, document))
  // "Dr. Ingrid Pellworth set up the practice": who is asked about the brand and names its own people speaks of it.
  const isOfIts = ({ kind, name }: Names['hints'][number]) =>
    kind === 'person' &&
    (weighed.length > 0 || [brand.name, ...brand.aliases].some((own) => name.includes(own)))
  const speaksOfPeople = prompt.namesBrand && hints.some(isOfIts)
  const known = speaksOfPeople ? hints : ownedCitations
  const mention = isUnknown ? 'none' : decide(meant, doubtful, weighed, known)
  const named = mention === 'unclear' ? doubtful : mention === 'brand' ? meant : []
  const mentions = named.map((one) => spanOf(one, document.text))
  const [first] = mentions
  const span = first === undefined ? null : { start: first.start, end: first.end, quote: first.quote }
  const doubts: Doubt[] = mention === 'unclear' ? [{ reason: 'unclear_name', span }] : []
  return { mention, mentions, hints, doubts, ownedCitations, prompt }
}

/** From here on an occurrence is the brand; down to there it is something else. Between them a person looks. */
const BRAND = 2
const NAMESAKE = 1

type List = readonly unknown[]

function decide(meant: List, doubtful: List, weighed: List, owned: List): Mention {
  if (meant.length > 0) return 'brand'
  if (doubtful.length > 0) return 'unclear'
  if (owned.length > 0) return 'brand'
  return weighed.length > 0 ? 'namesake' : 'none'
}

function surroundings(
  document: Document,
  { brand, answer }: ReaderInput,
  engine: Engine,
  isExpected: boolean,
): Surroundings {
  const own = [...brand.aliases, ...brand.products, ...brand.trades]
  const ownTokens = own.flatMap((text) => tokensOf(text, engine.cutting.elisions))
  return {
    document,
    engine,
    ownWords: new Set(ownTokens.map(({ fold }) => fold).filter((word) => word.length > 2)),
    numbered: numberedWords(document),
    nameLength: tokensOf(brand.name, engine.cutting.elisions).length,
    namesOthers: document.units.some(({ tokens }) => isUnknownName(tokens[0])),
    isExpected,
    strangers: answer.citations.filter((url) => !isOnDomain(url, brand.domain)).map(registeredLabel),
  }
}

function numberedWords({ units }: Document): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>()
  for (const { tokens } of units)
    tokens.forEach(({ kind, fold }, at) => {
      const word = tokens[at - 1]
      if (kind === 'number' && word?.kind === 'word' && word.caps !== 'lower')
        numbers.set(word.fold, (numbers.get(word.fold) ?? new Set()).add(fold))
    })
  return numbers
}

/** In no dictionary and no list of frequent words: somebody's name. */
function isUnknownName(token: Token | undefined): boolean {
  const isLong = token?.caps === 'title' && token.text.length > 3
  return isLong && !isEverydayWord(token.fold) && !isDictionaryWord(token.fold)
}

/** Signs that hold for every occurrence in the answer. */
function generalSigns(
  occurrences: readonly Occurrence[],
  usedAsWord: boolean,
  prompt: Prompt,
  owned: List,
): SignName[] {
  const coined = occurrences.filter(({ pattern }) => pattern?.ordinary === false)
  const signs: Partial<Record<SignName, boolean>> = {
    asked_for: prompt.namesBrand,
    own_page_cited: owned.length > 0,
    own_domain_written: occurrences.some(({ kind }) => kind === 'domain'),
    own_product: coined.some(({ kind }) => kind === 'product'),
    own_person: occurrences.some(({ kind }) => kind === 'person'),
    longer_name: coined.some(({ kind, pattern }) => kind === 'alias' && pattern?.parts[1] !== undefined),
    one_of_several: occurrences.some(({ unit, to }) => hitStartsNear(unit, 'mayRefer', to, 1)),
    used_as_word: usedAsWord && !prompt.namesBrand,
    asked_as_other: prompt.usesNameAsOther,
    asked_for_other_kind: !prompt.namesBrand && prompt.asks.has('otherKind'),
  }
  return (Object.keys(signs) as SignName[]).filter((name) => signs[name])
}

interface Weighed extends Occurrence {
  score: number
}

/**
 * Whoever is introduced as a person, a place or a thing is meant by the bare name that follows; and before it too, when
 * nothing in the answer speaks of a company of that name.
 */
function weigh(occurrences: readonly Occurrence[], general: SignName[], around: Surroundings): Weighed[] {
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
    const isOwn = signs.includes('own_longer_name')
    const common = general.filter((name) => !isOwn || !SIGNS.ofShortName.includes(name))
    const all = occurrence.kind === 'domain' ? signs : [...signs, ...common, ...introduced]
    return { ...occurrence, score: all.reduce((sum, name) => sum + SIGNS.weights[name], 0) }
  })
}

function isDisclaimed({ unit, from, to }: Occurrence, { words }: Document): boolean {
  return disclaimedIn(unit, words).some((stretch) => from >= stretch.from && to <= stretch.to)
}

function spanOf({ unit, from, to }: Occurrence, text: string): Names['mentions'][number] {
  const start = (unit.tokens[from] as Token).start
  const end = Math.max(start, unit.tokens[to - 1]?.end ?? start)
  return { start, end, quote: text.slice(start, end), unit: unit.index, from, to }
}

function hintOf({ unit, from, to, kind, pattern }: Occurrence): Names['hints'] {
  if (pattern === null || (kind !== 'product' && kind !== 'person')) return []
  return [{ unit: unit.index, from, to, kind, name: pattern.text }]
}
