import type { Cue } from './languages/language.ts'
import { languageBitsOf, VOCABULARIES, type Vocabulary } from './languages/vocabulary.ts'
import { collectHits, type Hit, mayGoOn } from './phrases.ts'
import { type Cleaned, cleanText } from './text/clean.ts'
import { type NumberRead, numberAt } from './text/numbers.ts'
import { readSentences, type Sentence } from './text/sentences.ts'
import { NUMBER, PUNCTUATION, type Token, WORD } from './text/tokens.ts'
import { LOWER } from './text/words.ts'

/** A sentence with the cues that were found in it. */
export interface ReadSentence extends Sentence {
  index: number
  hits: CueHits
  pronouns: readonly Hit<'pronoun'>[]
  /** Every number of the sentence, in digits or words, in order. */
  numbers: readonly NumberRead[]
  /** Which kinds of token it holds, one bit each: see `holdsKind`. */
  kinds: number
  /** How deep in parentheses each token stands; empty when there are none. */
  depths: Uint8Array
}

export interface Reading {
  cleaned: Cleaned
  vocabulary: Vocabulary
  sentences: ReadSentence[]
}

/** Reads a text once: clean copy, language, sentences, cues. Everything after works on this. */
export function readText(text: string, hint?: Vocabulary): Reading {
  const cleaned = cleanText(text)
  const plain = readSentences(cleaned.text)
  const vocabulary = languageOf(cleaned.text.slice(0, 240), plain, hint)
  const sentences: ReadSentence[] = []
  for (let index = 0; index < plain.length; index += 1)
    sentences.push(withCues(plain[index] as Sentence, index, vocabulary))
  return { cleaned, vocabulary, sentences }
}

export function withCues(sentence: Sentence, index: number, vocabulary: Vocabulary): ReadSentence {
  let hits = NO_CUES
  const { tokens } = sentence
  const { bit } = vocabulary
  let pronouns: Hit<'pronoun'>[] | null = null
  let numbers: NumberRead[] | null = null
  let numbersTo = 0
  let kinds = 0
  let firstParenthesis = -1
  found.length = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    kinds |= 1 << token.kind
    if (token.kind > PUNCTUATION) continue
    if (firstParenthesis === -1 && token.fold === '(') firstParenthesis = at
    if ((token.word.inert & bit) !== 0 && token.kind !== NUMBER) continue
    const { starts, isCue, nextBits, number } = vocabulary.about(token.word)
    const next = tokens[at + 1]
    if (isCue || (next !== undefined && mayGoOn(nextBits, next.word)))
      for (let start = 0; start < starts.length; start += 1)
        collectHits(tokens, at, at, starts[start] as (typeof starts)[number], found)
    if (at < numbersTo || (token.kind !== NUMBER && number === undefined)) continue
    const read = numberAt(tokens, at, vocabulary)
    if (read === null) continue
    if (numbers === null) numbers = [read]
    else numbers.push(read)
    numbersTo = read.to
  }
  for (let at = 0; at < found.length; at += 1) {
    const hit = found[at] as Hit<Cue | 'pronoun'>
    if (hit.tag === 'pronoun') {
      // "Sie" with a capital inside a German sentence is the reader, not the company.
      const formal =
        vocabulary.code === 'de' && hit.from > 0 && hit.to - hit.from === 1 && tokens[hit.from]?.cap !== LOWER
      if (formal) continue
      if (pronouns === null) pronouns = [hit as Hit<'pronoun'>]
      else pronouns.push(hit as Hit<'pronoun'>)
      continue
    }
    if (hits === NO_CUES) hits = new CueHits()
    hits.add(hit as Hit<Cue>)
  }
  const { kind, depth, opensLine, question, rowHead, columnHead, table, header, paragraph } = sentence
  const depths = firstParenthesis === -1 ? NO_DEPTHS : depthsFrom(firstParenthesis, tokens)
  return {
    tokens,
    kind,
    depth,
    opensLine,
    question,
    rowHead,
    columnHead,
    table,
    header,
    paragraph,
    index,
    hits,
    pronouns: pronouns ?? NONE,
    numbers: numbers ?? NONE,
    kinds,
    depths,
  }
}

const NONE: readonly never[] = []

/** The hits of the sentence that is being read: one list for all, because most of them hold only a few. */
const found: Hit<Cue | 'pronoun'>[] = []

/** The hits of a sentence by cue. A sentence holds three or four cues: looking through them is faster than hashing. */
class CueHits {
  readonly #cues: Cue[] = []
  readonly #hits: Hit<Cue>[][] = []

  add(hit: Hit<Cue>): void {
    const known = this.#find(hit.tag)
    if (known !== undefined) known.push(hit)
    else {
      this.#cues.push(hit.tag)
      this.#hits.push([hit])
    }
  }

  has(cue: Cue): boolean {
    return this.#find(cue) !== undefined
  }

  get(cue: Cue): readonly Hit<Cue>[] | undefined {
    return this.#find(cue)
  }

  keys(): readonly Cue[] {
    return this.#cues
  }

  values(): readonly (readonly Hit<Cue>[])[] {
    return this.#hits
  }

  #find(cue: Cue): Hit<Cue>[] | undefined {
    const cues = this.#cues
    for (let at = 0; at < cues.length; at += 1) if (cues[at] === cue) return this.#hits[at]
    return undefined
  }
}

/** For sentences without any, which are many: it is never added to. */
const NO_CUES = new CueHits()

const NO_HITS: readonly Hit<Cue>[] = []

export function hitsOf(sentence: ReadSentence, cue: Cue): readonly Hit<Cue>[] {
  return sentence.hits.get(cue) ?? NO_HITS
}

/** Whether a sentence holds any token of a kind: most hold no number, and few an address. */
export function holdsKind(sentence: ReadSentence, kind: number): boolean {
  return (sentence.kinds & (1 << kind)) !== 0
}

export function hasCue(sentence: ReadSentence, cue: Cue): boolean {
  return sentence.hits.has(cue)
}

/** Whether a token is part of a cue. */
export function isInCue(sentence: ReadSentence, cue: Cue, at: number): boolean {
  for (const hit of hitsOf(sentence, cue)) if (hit.from <= at && hit.to > at) return true
  return false
}

/** Whether a cue begins at a token. */
export function cueBeginsAt(sentence: ReadSentence, cue: Cue, at: number): boolean {
  for (const hit of hitsOf(sentence, cue)) if (hit.from === at) return true
  return false
}

/** Whether a token begins its sentence, or what counts as a new beginning: a quotation, a list after a colon. */
export function startsSentence(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = tokens[before] as Token
    if (token.kind !== PUNCTUATION) return false
    if (token.fold === ':' || token.fold === '"' || token.fold === '–') return true
    if (token.fold === ',' || token.fold === ')' || token.fold === '-') return false
  }
  return true
}

export function isCapitalised(token: Token | undefined): boolean {
  return token !== undefined && token.kind === WORD && token.cap !== LOWER && !isElided(token.fold)
}

/** "L'", "Qu'": what is left of a word before a vowel. */
function isElided(word: string): boolean {
  return word.charCodeAt(word.length - 1) === APOSTROPHE
}

const APOSTROPHE = 0x27

/** The language whose function words and frequent words the text uses most. A prompt's language settles ties. */
function languageOf(
  opening: string,
  sentences: readonly Sentence[],
  hint: Vocabulary | undefined,
): Vocabulary {
  const scores = [0, 0, 0, 0, 0]
  let seen = 0
  for (const { tokens } of sentences) {
    // A hundred words settle the language; a hundred kilobytes need not all be counted.
    if (seen > ENOUGH_WORDS) break
    for (let index = 0; index < tokens.length && seen <= ENOUGH_WORDS; index += 1) {
      const { kind, word, cap } = tokens[index] as Token
      if (kind !== WORD) continue
      seen += 1
      const bits = languageBitsOf(word)
      addScores(scores, bits & 31, 2)
      if (seen <= RANKED_WORDS && cap === LOWER) addScores(scores, bits >> 5, 1)
    }
  }
  // Letters count three at most: nothing can change any more when one language is further ahead than that.
  if (seen < 16 || leadOf(scores) <= LETTER_SCORE) addLetterScores(scores, opening)
  if (seen < 16) addCueScores(scores, sentences)
  const highest = Math.max(...scores)
  if (hint !== undefined && (scores[VOCABULARIES.indexOf(hint)] ?? 0) === highest) return hint
  return VOCABULARIES[scores.indexOf(highest)] as Vocabulary
}

/** A short answer may hold no word but a verb that tells the languages apart: the cues know it. */
function addCueScores(scores: number[], sentences: readonly Sentence[]): void {
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      if (token.kind !== WORD || token.fold.length < 3) continue
      for (let at = 0; at < scores.length; at += 1) {
        if ((VOCABULARIES[at] as Vocabulary).about(token.word).starts.length > 0)
          scores[at] = (scores[at] ?? 0) + 1
      }
    }
  }
}

function addLetterScores(scores: number[], opening: string): void {
  const plain = IS_ASCII.test(opening)
  for (let at = 0; at < VOCABULARIES.length; at += 1) {
    const letters = (plain ? LETTERS_IN_ASCII : LETTERS)[(VOCABULARIES[at] as Vocabulary).code]
    if (letters?.test(opening) === true) scores[at] = (scores[at] ?? 0) + LETTER_SCORE
  }
}

const LETTER_SCORE = 3

/** By how much the first language is ahead of the second. */
function leadOf(scores: readonly number[]): number {
  let first = 0
  let second = 0
  for (const score of scores) {
    if (score > first) {
      second = first
      first = score
    } else if (score > second) second = score
  }
  return first - second
}

function addScores(scores: number[], bits: number, weight: number): void {
  for (let at = 0; bits >> at > 0; at += 1) if ((bits >> at) & 1) scores[at] = (scores[at] ?? 0) + weight
}

/** Letters and signs that only one of the languages uses, names apart. */
const LETTERS: Partial<Record<Vocabulary['code'], RegExp>> = {
  es: /[ñ¿¡]/i,
  pt: /[ãõ]|^\W*(?:A|O) \p{Lu}|\b(?:está|fica|foi|é) (?:no|na|em|um|uma)\b/u,
  de: /[äß]|\b(?:für|über|können|müssen)\b/i,
  fr: /[œùûè]|\b(?:à|été|où)\b|[ldj]['’][aeéiou]/i,
}

/** What of these a text without any accent can hold: many texts are such, and most of the search is spared. */
const LETTERS_IN_ASCII: typeof LETTERS = {
  pt: /^\W*[AO] [A-Z]|\b(?:fica|foi) (?:no|na|em|um|uma)\b/,
  fr: /[ldj]'[aeiou]/i,
}

const IS_ASCII = /^[\0-\x7f]*$/

const ENOUGH_WORDS = 100
const RANKED_WORDS = 24

function depthsFrom(first: number, tokens: readonly Token[]): Uint8Array {
  const depths = new Uint8Array(tokens.length)
  let depth = 0
  for (let at = first; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.kind === PUNCTUATION && token.fold === '(' && depth < 200) depth += 1
    if (depth === 0) continue
    depths[at] = depth
    if (token.fold === ')') depth -= 1
  }
  return depths
}

const NO_DEPTHS = new Uint8Array(0)
