import { LEGAL_FORMS } from '../compare/organisations.ts'
import type { Language } from '../languages/language.ts'
import type { Token } from '../text/token.ts'
import { isDictionaryWord } from '../words/dictionary.ts'
import { isEverydayWord, isGivenName } from '../words/everyday.ts'
import { isOneOf, type Line, type NameRun, scan, textOf } from './line.ts'
import nameWords from './name-words.json' with { type: 'json' }
import { placesNamed } from './places.ts'

/** Every run of words that can be a name, cut where one name ends and another begins. */
export function nameRuns(line: Line): NameRun[] {
  const known = cueWords(line)
  return scan(line.tokens, (at) => {
    if (!canBeginName(line, at)) return null
    const to = endOfName(line.tokens, at)
    return { from: at, to, value: splitRun(line, known, at, to) }
  }).flatMap(({ value }) => value)
}

/** Where the words of our own cues stand: "CEO", "Gründer" and "Pricing" are no names. */
function cueWords(line: Line): Set<number> {
  const places = new Set<number>()
  for (const hits of line.cues.values())
    for (const { from, to } of hits) for (let at = from; at < to; at += 1) places.add(at)
  return places
}

function canBeginName(line: Line, at: number): boolean {
  const { caps, text, fold } = line.tokens[at] as Token
  const next = line.tokens[at + 1]
  // "'s" and "L'": what is cut off a word is no name.
  if (fold.startsWith("'") || fold.endsWith("'")) return false
  if (caps === 'upper')
    return text.length > 1 || next?.fold === '.' || next?.fold === '&' || next?.caps === 'title'
  if (caps === 'title') return !isOneOf(line, at, 'functionWords', 'determiners', 'prepositions')
  return caps === 'mixed'
}

/** "Altra & Söhne", "Banco de Galicia", "KM 400", "J. R. Doe", "Saint-Étienne". */
function endOfName(tokens: readonly Token[], from: number): number {
  let to = from + 1
  while (to < tokens.length && to - from < LONGEST_NAME) {
    const step = nameStep(tokens, to)
    if (step === 0) break
    to += step
  }
  return to
}

/** How many tokens the name goes on by at `at`: 0 when it ends there. */
function nameStep(tokens: readonly Token[], at: number): number {
  const { kind, fold, gap, bold } = tokens[at] as Token
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (isNamePart(tokens[at]) && bold === before?.bold) return gap ? 1 : 0
  if (kind === 'number') return gap && /^\d{1,4}$/.test(fold) && !/^(?:1[5-9]|20)\d\d$/.test(fold) ? 1 : 0
  if (PARTICLES.has(fold)) {
    if (isNamePart(next)) return 2
    // "van der Berg"
    const isDouble = PARTICLES.has(next?.fold ?? '') || next?.fold === 'der' || next?.fold === 'den'
    return isDouble && isNamePart(tokens[at + 2]) ? 3 : 0
  }
  if (fold === '&') return isNamePart(next) ? 2 : 0
  // The full stop of an initial or of "Dr.", "St."
  if (fold === '.')
    return before !== undefined && before.text.length <= 2 && next?.gap && isNamePart(next) ? 2 : 0
  const isHyphen = (fold === "'" || fold === '-') && !gap && next?.gap === false
  return isHyphen && next.kind === 'word' && next.caps !== 'lower' ? 2 : 0
}

function isNamePart(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || token.fold.startsWith("'")) return false
  return token.caps !== 'lower' && token.caps !== 'none'
}

const LONGEST_NAME = 8
/** Small words inside names, of people and of companies, whatever the language around. */
const PARTICLES = new Set(nameWords.particles)

/** Tells persons and places among the words of a run; the rest is a name of something else. */
function splitRun(line: Line, known: ReadonlySet<number>, from: number, to: number): NameRun[] {
  const { tokens, language } = line
  const { capitalisesNouns } = language
  const length = to - from
  const person = (start: number): NameRun => ({ from: start, to, kind: 'person', strong: true })
  if (placesNamed(textOf(tokens, from, to)).length > 0) return [{ from, to, kind: 'place', strong: true }]
  if (isPlain(line, known, from)) {
    const goesOn = length > 1 && tokens[from + 1]?.gap === true && isNamePart(tokens[from + 1])
    // "Today Brindlow", "Stammsitz Bielefeld": a word that has its capital from its place or from its grammar.
    if (goesOn && (isOpening(line, from) || capitalisesNouns)) return splitRun(line, known, from + 1, to)
    // "Tochter von De'Longhi": a noun, and whose it is.
    const isLed = length > 2 && PARTICLES.has(tokens[from + 1]?.fold ?? '')
    if (isLed && capitalisesNouns) return splitRun(line, known, from + 2, to)
  }
  // "[wurde] Acme von Jane Doe [gegründet]": a name, the word for "by", and a person.
  for (let at = from + 1; at < to - 2; at += 1)
    if (isOneOf(line, at, 'by') && isPerson(line, at + 1, to))
      return [...splitRun(line, known, from, at), person(at + 1)]
  if (isPerson(line, from, to)) return [person(from)]
  // "die Hautärztin Annika Lindqvist": a noun that no list knows, and a person.
  const isTitled = capitalisesNouns && length > 2 && !isGivenName(tokens[from]?.fold ?? '')
  if (isTitled && isPerson(line, from + 1, to)) return [person(from + 1)]
  return [{ from, to, kind: 'other', strong: isStrongName(line, known, from, to) }]
}

function isOpening({ tokens }: Line, at: number): boolean {
  return at === 0 || tokens[at - 1]?.kind === 'sign'
}

/** A word that is no name by itself: used every day, or one of our own cues. */
function isPlain({ tokens, language }: Line, known: ReadonlySet<number>, at: number): boolean {
  const { fold, caps } = tokens[at] as Token
  if (caps === 'mixed' || isGivenName(fold)) return false
  return known.has(at) || isEverydayWord(fold) || language.isGeneric(fold) || language.functionWords.has(fold)
}

/** A first name that is known, and at least one more word that no company ends in. */
function isPerson({ tokens, language }: Line, from: number, to: number): boolean {
  const run = tokens.slice(from, to)
  const words = run.filter(({ kind }) => kind === 'word')
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || words.length < 2 || words.length > 5) return false
  if (run.some(({ kind, fold }) => kind === 'number' || fold === '&')) return false
  if (LEGAL_FORMS.has(last.fold) || NOT_FAMILY_NAMES.has(last.fold)) return false
  if (TITLES.has(first.fold) && first.caps === 'title') return true
  const isInitial = first.text.length === 1 && run[1]?.fold === '.'
  const isSameCase = (isInitial || first.caps === 'title') === (last.caps === 'title')
  return (isInitial || isGivenName(first.fold)) && isSameCase && !language.functionWords.has(last.fold)
}

const TITLES = new Set(nameWords.titles)
/** What companies end in, and people do not. */
export const NOT_FAMILY_NAMES: ReadonlySet<string> = new Set(nameWords.notFamilyNames)

/** A word that languages use every day, or that stands in a dictionary. */
export function isPlainWord(word: string, language: Language): boolean {
  const isOfLanguage =
    language.functionWords.has(word) || language.isGeneric(word) || language.months.includes(word)
  return isOfLanguage || isEverydayWord(word) || isDictionaryWord(word)
}

function isStrongName(line: Line, known: ReadonlySet<number>, from: number, to: number): boolean {
  const { tokens, language } = line
  const words = tokens.slice(from, to).filter((_, ahead) => !known.has(from + ahead))
  const unknown = words.filter(({ kind, fold }) => kind === 'word' && !isPlainWord(fold, language))
  const isSign = ({ fold, caps, text }: Token) =>
    caps === 'mixed' || (text.length > 1 && (caps === 'upper' || LEGAL_FORMS.has(fold)))
  if (words.some(isSign)) return true
  // "Luft-Wasser-Wärmepumpen": a noun that is put together from nouns.
  const parts = words.filter(({ kind }) => kind === 'word')
  const isCompound = language.capitalisesNouns && words.some(({ fold }) => fold === '-')
  if (isCompound && unknown.length < parts.length) return false
  if (unknown.length > 1) return true
  const isFirst = isOpening(line, from)
  // "Photographiez le colis": a verb that opens a sentence.
  if (isFirst && to - from === 1 && isOneOf(line, to, 'determiners')) return false
  if (unknown.length === 0) return to - from > 1 && !isFirst && !language.capitalisesNouns && words.length > 0
  // Where all nouns have capitals, long ones are put together from others.
  return (
    !language.capitalisesNouns ||
    (!isNoun(line, from, to) && (unknown[0]?.fold.length ?? 0) <= LONGEST_INVENTED)
  )
}

/** Behind an article, where names have none, stands a noun; and names are not listed with nouns. */
function isNoun(line: Line, from: number, to: number): boolean {
  const isAlone = to - from === 1 && line.tokens[from]?.bold === false
  if (!isAlone || line.language.namesTakeArticles || line.tokens[from - 1]?.caps !== 'lower') return false
  return isOneOf(line, from - 1, 'determiners') || !isOneOf(line, from - 1, 'functionWords')
}

const LONGEST_INVENTED = 11
