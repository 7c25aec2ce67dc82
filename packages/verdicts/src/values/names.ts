import { LEGAL_FORMS } from '../compare/organisations.ts'
import type { Language } from '../languages/language.ts'
import type { Token } from '../text/token.ts'
import { isDictionaryWord } from '../words/dictionary.ts'
import { isEverydayWord, isGivenName } from '../words/everyday.ts'
import { type Line, type NameRun, textOf } from './line.ts'
import nameWords from './name-words.json' with { type: 'json' }
import { placesNamed } from './places.ts'

/** Every run of words that can be a name, cut where one name ends and another begins. */
export function nameRuns(line: Line): NameRun[] {
  const { tokens, language } = line
  const runs: NameRun[] = []
  const known = cueWords(line)
  for (let at = 0; at < tokens.length; at += 1) {
    if (!canBeginName(tokens, at, language)) continue
    const to = endOfName(tokens, at, language)
    runs.push(...splitRun(line, known, at, to))
    at = to - 1
  }
  return runs
}

function canBeginName(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at] as Token
  // "'s" and "L'": what is cut off a word is no name.
  if (token.kind !== 'word' || token.fold.startsWith("'") || token.fold.endsWith("'")) return false
  if (token.caps === 'mixed') return true
  if (token.caps === 'upper')
    return token.text.length > 1 || tokens[at + 1]?.fold === '.' || isInitial(tokens, at)
  if (token.caps !== 'title' || language.functionWords.has(token.fold)) return false
  return !language.determiners.has(token.fold) && !language.prepositions.has(token.fold)
}

function isInitial(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.fold === '&' || tokens[at + 1]?.caps === 'title'
}

/** "Altra & Söhne", "Banco de Galicia", "KM 400", "J. R. Doe", "Saint-Étienne". */
function endOfName(tokens: readonly Token[], from: number, language: Language): number {
  let to = from + 1
  while (to < tokens.length && to - from < LONGEST_NAME) {
    const step = nameStep(tokens, to, language)
    if (step === 0) break
    to += step
  }
  return to
}

/** How many tokens the name goes on by at `at`: 0 when it ends there. */
function nameStep(tokens: readonly Token[], at: number, language: Language): number {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  if (token.kind === 'word' && isNamePart(token) && token.bold === tokens[at - 1]?.bold)
    return token.gap ? 1 : 0
  if (token.kind === 'number')
    return token.gap && /^\d{1,4}$/.test(token.fold) && !isYearLike(token.fold) ? 1 : 0
  if (token.kind === 'word' && language.of.has(token.fold) && isNamePart(next) && tokens[at + 1]?.gap)
    return isJoining(token) ? 2 : 0
  if (token.kind === 'word' && PARTICLES.has(token.fold)) {
    const isDouble = PARTICLES.has(next?.fold ?? '') || next?.fold === 'der' || next?.fold === 'den'
    const second = isDouble ? tokens[at + 2] : next
    return isNamePart(second) ? (second === next ? 2 : 3) : 0
  }
  if (token.kind !== 'sign') return 0
  const isTight = !token.gap && next?.gap === false
  if (token.fold === '&') return isNamePart(next) ? 2 : 0
  if (token.fold === '.') return isAbbreviated(tokens, at) && isNamePart(next) ? 2 : 0
  if (token.fold === "'" || token.fold === '-')
    return isTight && next?.kind === 'word' && next.caps !== 'lower' ? 2 : 0
  return 0
}

function isJoining({ fold }: Token): boolean {
  return fold === 'of' || PARTICLES.has(fold)
}

function isNamePart(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' && token.caps !== 'lower' && token.caps !== 'none' && !token.fold.startsWith("'")
  )
}

/** The full stop of an initial or of "Dr.", "St.", "Inc.". */
function isAbbreviated(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at - 1]
  return word !== undefined && word.text.length <= 2 && tokens[at + 1]?.gap === true
}

function isYearLike(digits: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(digits)
}

const LONGEST_NAME = 8
/** Small words inside names, of people and of companies, whatever the language around. */
const PARTICLES = new Set(nameWords.particles)

/** Tells persons and places among the words of a run; the rest is a name of something else. */
function splitRun(line: Line, known: ReadonlySet<number>, from: number, to: number): NameRun[] {
  const { tokens, language } = line
  const isOpening = from === 0 || tokens[from - 1]?.kind === 'sign'
  if (placesNamed(textOf(tokens, from, to)).length > 0) return [{ from, to, kind: 'place', strong: true }]
  const isFirstPlain = isPlain(tokens[from] as Token, from, known, language)
  const goesOn = to - from > 1 && tokens[from + 1]?.gap === true && isNamePart(tokens[from + 1])
  // "Today Brindlow", "Stammsitz Bielefeld": a word that has its capital from its place or from its grammar.
  if (isFirstPlain && goesOn && (isOpening || language.capitalisesNouns))
    return splitRun(line, known, from + 1, to)
  // "Tochter von De'Longhi": a noun, and whose it is.
  if (
    isFirstPlain &&
    language.capitalisesNouns &&
    PARTICLES.has(tokens[from + 1]?.fold ?? '') &&
    to - from > 2
  )
    return splitRun(line, known, from + 2, to)
  // "[wurde] Acme von Jane Doe [gegründet]": a name, the word for "by", and a person.
  for (let at = from + 1; at < to - 2; at += 1)
    if (language.by.has(tokens[at]?.fold ?? '') && isPerson(tokens, at + 1, to, language))
      return [...splitRun(line, known, from, at), { from: at + 1, to, kind: 'person', strong: true }]
  if (isPerson(tokens, from, to, language)) return [{ from, to, kind: 'person', strong: true }]
  // "die Hautärztin Annika Lindqvist": a noun that no list knows, and a person.
  const isTitled = language.capitalisesNouns && !isGivenName((tokens[from] as Token).fold) && to - from > 2
  if (isTitled && isPerson(tokens, from + 1, to, language))
    return [{ from: from + 1, to, kind: 'person', strong: true }]
  return [{ from, to, kind: 'other', strong: isStrongName(line, known, from, to) }]
}

/** A word that is no name by itself: used every day, or one of our own cues. */
function isPlain(token: Token, at: number, known: ReadonlySet<number>, language: Language): boolean {
  if (token.kind !== 'word' || token.caps === 'mixed' || isGivenName(token.fold)) return false
  return (
    known.has(at) ||
    isEverydayWord(token.fold) ||
    language.isGeneric(token.fold) ||
    language.functionWords.has(token.fold)
  )
}

/** Where the words of our own cues stand: "CEO", "Gründer" and "Pricing" are no names. */
function cueWords(line: Line): Set<number> {
  const places = new Set<number>()
  for (const hits of line.cues.values())
    for (const { from, to } of hits) for (let at = from; at < to; at += 1) places.add(at)
  return places
}

/** A first name that is known, and at least one more word that no company ends in. */
export function isPerson(tokens: readonly Token[], from: number, to: number, language: Language): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word')
  if (words.length < 2 || words.length > 5) return false
  const begin = TITLES.has((words[0] as Token).fold) && words[0]?.caps === 'title' ? 1 : 0
  const first = words[begin]
  const last = words.at(-1)
  if (first === undefined || last === undefined || words.length - begin < 1) return false
  if (tokens.slice(from, to).some(({ kind, fold }) => kind === 'number' || fold === '&')) return false
  if (LEGAL_FORMS.has(last.fold) || NOT_FAMILY_NAMES.has(last.fold)) return false
  if (begin === 1) return true
  const isInitial = first.text.length === 1 && tokens[from + 1]?.fold === '.'
  return (
    (isGivenName(first.fold) || isInitial) &&
    (isInitial || first.caps === 'title') === (last.caps === 'title') &&
    !language.functionWords.has(last.fold)
  )
}

const TITLES = new Set(nameWords.titles)
const NOT_FAMILY_NAMES = new Set(nameWords.notFamilyNames)

/** A word that languages use every day, or that stands in a dictionary. */
export function isPlainWord(word: string, language: Language): boolean {
  return (
    language.functionWords.has(word) ||
    isEverydayWord(word) ||
    isDictionaryWord(word) ||
    language.isGeneric(word) ||
    language.months.includes(word)
  )
}

function isStrongName(
  { tokens, language }: Line,
  known: ReadonlySet<number>,
  from: number,
  to: number,
): boolean {
  const isOpening = from === 0 || tokens[from - 1]?.kind === 'sign'
  const words = tokens.slice(from, to).map((token, ahead) => ({ ...token, isKnown: known.has(from + ahead) }))
  const unknown = words.filter(
    ({ kind, fold, isKnown }) => kind === 'word' && !isKnown && !isPlainWord(fold, language),
  )
  if (unknown.length > 1) return true
  if (words.some(({ fold, isKnown }) => LEGAL_FORMS.has(fold) && fold.length > 1 && !isKnown)) return true
  if (
    words.some(
      ({ caps, text, isKnown }) => !isKnown && (caps === 'mixed' || (caps === 'upper' && text.length > 1)),
    )
  )
    return true
  // "Photographiez le colis": a verb that opens a sentence.
  if (isOpening && to - from === 1 && language.determiners.has(tokens[to]?.fold ?? '')) return false
  if (unknown.length === 0)
    return (
      words.length > 1 && !isOpening && !language.capitalisesNouns && words.some(({ isKnown }) => !isKnown)
    )
  if (language.capitalisesNouns && isNoun(tokens, from, to, language)) return false
  // Where all nouns have capitals, long ones are put together from others.
  return !language.capitalisesNouns || unknown.some(({ fold }) => fold.length <= LONGEST_INVENTED)
}

/** Behind an article, where names have none, stands a noun; and names are not listed with nouns. */
function isNoun(tokens: readonly Token[], from: number, to: number, language: Language): boolean {
  if (to - from > 1 || tokens[from]?.bold === true) return false
  const before = tokens[from - 1]
  const isLowered = before?.kind === 'word' && before.caps === 'lower'
  return (
    !language.namesTakeArticles &&
    isLowered &&
    (language.determiners.has(before.fold) || !language.functionWords.has(before.fold))
  )
}

const LONGEST_INVENTED = 11
