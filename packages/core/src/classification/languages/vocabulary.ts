import { listedWords, type PhraseNode, PhraseTable } from '../phrases.ts'
import { fold } from '../text/fold.ts'
import { germanNumber } from '../text/german-number.ts'
import type { Word } from '../text/words.ts'
import { commonWords as commonGerman } from '../words/common-de.ts'
import { commonWords as commonEnglish } from '../words/common-en.ts'
import { commonWords as commonSpanish } from '../words/common-es.ts'
import { commonWords as commonFrench } from '../words/common-fr.ts'
import { commonWords as commonPortuguese } from '../words/common-pt.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { Cue, Language } from './language.ts'
import { portuguese } from './pt.ts'

/** What a language knows about one word; looked up once per word of an answer. */
export interface WordFacts {
  starts: readonly PhraseNode<Cue | 'pronoun'>[]
  /** It is a cue by itself. */
  isCue: boolean
  /** What the cues that begin with it may go on with: see `mayGoOn`. */
  nextBits: number
  number: number | undefined
  functionWord: boolean
  generic: boolean
  rank: number | undefined
}

/** A language made ready for reading: its phrase table and its sets of words. */
export interface Vocabulary {
  code: Language['code']
  /** Its bit among the languages. */
  bit: number
  cues: PhraseTable<Cue | 'pronoun'>
  functionWords: ReadonlySet<string>
  determiners: ReadonlySet<string>
  prepositions: ReadonlySet<string>
  of: ReadonlySet<string>
  by: ReadonlySet<string>
  at: ReadonlySet<string>
  and: ReadonlySet<string>
  copulas: ReadonlySet<string>
  relatives: ReadonlySet<string>
  numbers: ReadonlyMap<string, number>
  months: ReadonlySet<string>
  about: (word: Word) => WordFacts
  isGeneric: (word: string) => boolean
  /** Rank among the most frequent words, from 0; undefined for the others. */
  rankOf: (word: string) => number | undefined
}

const LANGUAGES: readonly (readonly [Language, string])[] = [
  [english, commonEnglish],
  [spanish, commonSpanish],
  [portuguese, commonPortuguese],
  [german, commonGerman],
  [french, commonFrench],
]

export const VOCABULARIES: readonly Vocabulary[] = LANGUAGES.map(([language, common], index) =>
  prepare(language, common, index),
)

/** In which languages a word is a function word, one bit each. */
const FUNCTION_WORD_BITS = languageBits(({ functionWords }) => functionWords)

/** In which languages a word is among the most frequent ones. */
const FREQUENT_WORD_BITS = languageBits((_, common) => common.split(/\s+/))

/** Function-word bits below, frequent-word bits from the sixth on: they tell the language of a text. */
export function languageBitsOf(word: Word): number {
  if (word.languages < 0)
    word.languages =
      (FUNCTION_WORD_BITS.get(word.fold) ?? 0) | ((FREQUENT_WORD_BITS.get(word.fold) ?? 0) << 5)
  return word.languages
}

function languageBits(
  wordsOf: (vocabulary: Vocabulary, common: string) => Iterable<string>,
): ReadonlyMap<string, number> {
  const bits = new Map<string, number>()
  VOCABULARIES.forEach((vocabulary, at) => {
    for (const word of wordsOf(vocabulary, LANGUAGES[at]?.[1] ?? ''))
      bits.set(word, (bits.get(word) ?? 0) | (1 << at))
  })
  return bits
}

/** Whether the word is an article or possessive in any of the languages: a short prompt does not tell which it is in. */
export function isDeterminer(word: string): boolean {
  return DETERMINERS.has(word)
}

const DETERMINERS = new Set(VOCABULARIES.flatMap(({ determiners }) => [...determiners]))

/** Whether any of the five languages uses the word every day: a brand of that name needs a second sign. */
export function isEverydayWord(word: string): boolean {
  return FREQUENT_WORD_BITS.has(word)
}

function prepare(language: Language, common: string, index: number): Vocabulary {
  const cues = new PhraseTable<Cue | 'pronoun'>()
  for (const [cue, phrases] of Object.entries(language.cues) as [Cue, string][]) {
    for (const phrase of phrases.split('|')) if (phrase !== '') cues.add(phrase, cue)
  }
  for (const phrase of language.pronouns.split('|')) cues.add(phrase, 'pronoun')
  const ranks = new Map<string, number>()
  for (const word of common.split(/\s+/)) if (!ranks.has(word)) ranks.set(word, ranks.size)
  const functionWords = wordSet(language.functionWords)
  const numbers = new Map(
    language.numbers.split('|').map((entry) => {
      const [word = '', value = ''] = entry.split(':')
      return [fold(word), Number(value)] as const
    }),
  )
  const isGeneric = genericTest(language.generic)
  // German builds one word of two: a "Fahrradhersteller" is a "Hersteller".
  const compoundStarts = (word: string) => {
    const head = GERMAN_HEADS.exec(word)?.[1]
    return head === undefined || head === word ? [] : cues.startsOf(head)
  }
  const factsOf = (word: string): WordFacts => {
    const german = language.code === 'de'
    const starts = german ? [...cues.startsOf(word), ...compoundStarts(word)] : cues.startsOf(word)
    return {
      starts,
      isCue: starts.some((node) => node.tags.length > 0),
      nextBits: starts.reduce((bits, node) => bits | node.nextBits, 0),
      number: numbers.get(word) ?? (german ? (germanNumber(word, numbers) ?? undefined) : undefined),
      functionWord: functionWords.has(word),
      generic: isGeneric(word),
      rank: ranks.get(word),
    }
  }
  const bit = 1 << index
  return {
    code: language.code,
    bit,
    cues,
    functionWords,
    determiners: wordSet(language.determiners),
    prepositions: wordSet(language.prepositions),
    of: wordSet(language.of),
    by: wordSet(language.by),
    at: wordSet(language.at),
    and: wordSet(language.and),
    copulas: wordSet(language.copulas),
    relatives: wordSet(language.relatives),
    numbers,
    months: wordSet(language.months),
    isGeneric,
    rankOf: (word) => ranks.get(word),
    about: (word) => {
      const kept = word.known[index]
      if (kept !== undefined) return kept as WordFacts
      const facts = factsOf(word.fold)
      word.known[index] = facts
      if (facts.starts.length === 0 && facts.number === undefined) word.inert |= bit
      return facts
    },
  }
}

const GERMAN_HEADS =
  /(hersteller|anbieter|unternehmen|firma|marke|konzern|handler|verlag|versicherer|versicherung|brauerei|dienstleister|entwickler|spezialist|produzent|betreiber|plattform|agentur|kette|app|software|mitarbeiter|chef|chefin|preis|(?<!vor|be|bei)sitz)$/

function wordSet(list: string): Set<string> {
  return new Set(list.split('|').flatMap(listedWords))
}

function genericTest(list: string): (word: string) => boolean {
  const words = new Set<string>()
  const prefixes: string[] = []
  for (const entry of list.split('|')) {
    if (entry.endsWith('*')) prefixes.push(fold(entry.slice(0, -1)))
    else words.add(fold(entry))
  }
  return (word) => words.has(word) || prefixes.some((prefix) => word.startsWith(prefix))
}
