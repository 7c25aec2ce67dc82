import type { Language } from '../languages/language.ts'
import type { Token } from '../text/token.ts'
import { isDictionaryWord, isEverydayWord, isGivenName, isTradeWord } from '../words/words.ts'
import { endOfCue, isCueAt, isOneOf, type Line, type NameRun, scan, textOf } from './line.ts'
import nameWords from './name-words.json' with { type: 'json' }
import { countryOfAdjective, placesNamed, wordsOfTown } from './places.ts'

export function nameRuns(line: Line): NameRun[] {
  return scan(line.tokens, (at) => {
    if (!canBeginName(line, at)) return null
    const to = endOfName(line.tokens, at)
    return { from: at, to, value: splitRun(line, at, to) }
  }).flatMap(({ value }) => value)
}

function canBeginName(line: Line, at: number): boolean {
  const { caps, text, fold } = line.tokens[at] as Token
  const next = line.tokens[at + 1]
  // "'s" and "L'" are parts of words.
  if (fold.startsWith("'") || fold.endsWith("'")) return false
  if (caps === 'upper')
    return text.length > 1 || next?.fold === '.' || next?.fold === '&' || next?.caps === 'title'
  if (caps === 'title') return !isOneOf(line, at, 'functionWords', 'determiners', 'prepositions')
  return caps === 'mixed'
}

/** "January 1, 2001", "16 August, 1920", but not "August Horch". */
function isMonthOfDate({ tokens, language }: Line, at: number): boolean {
  if (!language.months.includes(tokens[at]?.fold ?? '')) return false
  const next = /^[.,]$/.test(tokens[at + 1]?.fold ?? '') ? at + 2 : at + 1
  return /^\d/.test(tokens[next]?.fold ?? '')
}

/** "Altra & Söhne", "Banco de Galicia", "KM 400", "J. R. Doe", "Saint-Étienne". */
function endOfName(tokens: readonly Token[], from: number, to = from + 1): number {
  const step = to < tokens.length && to - from < 8 ? nameStep(tokens, to) : 0
  return step === 0 ? to : endOfName(tokens, from, to + step)
}

function nameStep(tokens: readonly Token[], at: number): number {
  const { kind, fold, gap } = tokens[at] as Token
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (isNamePart(tokens[at])) return gap ? 1 : 0
  if (kind === 'number') return gap && /^\d{1,4}$/.test(fold) && !/^(?:1[5-9]|20)\d\d$/.test(fold) ? 1 : 0
  // "van der Berg"
  const isDouble = PARTICLES.has(fold) && /^de[rn]?$/.test(next?.fold ?? '')
  if (isDouble && isNamePart(tokens[at + 2])) return 3
  // The full stop of an initial or of "Dr."
  const isShort = fold === '.' && (before?.text.length ?? 3) <= 2 && next?.gap === true
  const isHyphen = (fold === "'" || fold === '-') && next?.gap === false
  // "Stratford-upon-Avon"
  const isJoined = tokens[at + 2]?.fold === '-' && tokens[at + 2]?.gap === false && isNamePart(tokens[at + 3])
  if (fold === '-' && isHyphen && isJoined) return 4
  return (PARTICLES.has(fold) || fold === '&' || isShort || isHyphen) && isNamePart(next) ? 2 : 0
}

const isNamePart = ({ caps = 'none', fold = '' }: Partial<Token> = {}): boolean =>
  caps !== 'lower' && caps !== 'none' && !fold.startsWith("'")

/** Finds persons and places in a run; the rest is the name of something else. */
function splitRun(line: Line, from: number, to: number): NameRun[] {
  const { tokens, language } = line
  const { capitalisesNouns } = language
  const length = to - from
  if (isMonthOfDate(line, from)) return []
  const name = endOfOffice(line, from)
  if (name > from && name < to) return splitRun(line, name, to)
  const person = (start: number): NameRun => ({ from: start, to, kind: 'person', strong: true })
  // "Kendal-based": a place, whether a map knows it or not.
  const isBased = tokens[to]?.fold === '-' && isCueAt(line, to + 1, 'basedBefore')
  if (isBased || isPlace(line, from, to)) return [{ from, to, kind: 'place', strong: true }]
  const town = isOneOf(line, from - 1, 'at') ? wordsOfTown(tokens.slice(from, to).map(({ text }) => text)) : 0
  if (town > 0)
    return [
      { from, to: from + town, kind: 'place', strong: true },
      { from: from + town, to, kind: 'place', strong: true },
    ]
  const next = tokens[from + 1]
  if (isPlain(line, from) && (isOpening(line, from) || capitalisesNouns)) {
    // "Today Brindlow", "Stammsitz Bielefeld": the first word is capitalised for another reason. Not "Carnival Corporation".
    const isFirm = !capitalisesNouns && length === 2 && LEGAL_FORMS.has(next?.fold ?? '')
    if (length > 1 && isNamePart(next) && !isFirm) return splitRun(line, from + 1, to)
    // "Tochter von De'Longhi"
    if (capitalisesNouns && length > 2 && PARTICLES.has(next?.fold ?? '')) return splitRun(line, from + 2, to)
  }
  // "Acme von Jane Doe [gegründet]", "Acme CEO Jane Doe": a name, a word, and a person.
  const parts = (at: number) => isOneOf(line, at, 'by') || isCueAt(line, at, 'chief', 'founder')
  for (let at = from; at < to - 2; at += 1)
    if (parts(at) && isPerson(line, at + 1, to)) {
      const end = tokens[at - 1]?.fold === '-' ? at - 1 : at
      return [...(end > from ? splitRun(line, from, end) : []), person(at + 1)]
    }
  if (isPerson(line, from, to)) return [person(from)]
  // "die Hautärztin Annika Lindqvist": an unknown noun and a person.
  const isTitled =
    (capitalisesNouns || isOpening(line, from)) && length > 2 && !isGivenName(tokens[from]?.fold ?? '')
  if (isTitled && isPerson(line, from + 1, to)) return [person(from + 1)]
  return [{ from, to, kind: 'other', strong: isStrongName(line, from, to) }]
}

/** "CEO of Zentrava", "Founder & CEO of Zentrava": the office is no part of the name. Where that begins, else `from`. */
function endOfOffice(line: Line, from: number): number {
  let at = from
  for (;;) {
    const end = Math.max(...OFFICES.map((office) => endOfCue(line, at, office)))
    if (end === at) return from
    if (!isOneOf(line, end, 'and')) return isOneOf(line, end, 'of') ? end + 1 : from
    at = end + 1
  }
}

const OFFICES = ['chief', 'founder', 'otherOfficer'] as const

/** A small town needs a word or sign that leads to places: "in Aldine", "(Aldine)", "Seat: Aldine". */
function isPlace(line: Line, from: number, to: number): boolean {
  const places = placesNamed(textOf(line.tokens, from, to))
  // "in the city of Aldine"
  const isTown = isOneOf(line, from - 1, 'of') && isCueAt(line, from - 2, 'townNoun')
  const isLed = isTown || isOneOf(line, from - 1, 'at') || /^[(:–—|]$/.test(line.tokens[from - 1]?.fold ?? '')
  return places.some((place) => isLed || place.isTown !== true)
}

const isOpening = ({ tokens }: Line, at: number): boolean => at === 0 || tokens[at - 1]?.kind === 'sign'

/** Not a name by itself: an everyday word, or part of a cue. */
function isPlain(line: Line, at: number): boolean {
  const { fold, caps } = line.tokens[at] as Token
  if (caps === 'mixed' || isGivenName(fold)) return false
  const { isGeneric, functionWords } = line.language
  return (
    isTradeWord(fold, line.language.code) ||
    isEverydayWord(fold) ||
    isGeneric(fold) ||
    functionWords.has(fold)
  )
}

/** A known first name and at least one more word, but not one that companies end in. */
function isPerson({ tokens }: Line, from: number, to: number): boolean {
  const run = tokens.slice(from, to)
  const [first, ...others] = run.filter(({ kind }) => kind === 'word')
  const last = others.at(-1)
  if (first === undefined || last === undefined) return false
  if (run.some(({ kind, fold }) => kind === 'number' || fold === '&')) return false
  if (LEGAL_FORMS.has(last.fold) || NOT_FAMILY_NAMES.has(last.fold)) return false
  const isInitial = first.text.length === 1 && run[1]?.fold === '.'
  return isInitial || TITLES.has(first.fold) || isGivenName(first.fold)
}

export function isPlainWord(word: string, language: Language): boolean {
  const isOfLanguage = language.functionWords.has(word) || language.isGeneric(word)
  if (isOfLanguage || isEverydayWord(word) || isDictionaryWord(word)) return true
  // "seit Jahrzehnten": plural nouns are words too.
  const endings = [...language.nounEndings].filter((ending) => word.endsWith(ending))
  return endings.some((ending) => isDictionaryWord(word.slice(0, -ending.length)))
}

function isStrongName(line: Line, from: number, to: number): boolean {
  const { tokens, language } = line
  // "an S.A. corporation", "a U.S. company"
  if (to - from === 1 && (isSpelt(tokens, from) || isSpelt(tokens, from - 2))) return false
  const words = tokens.slice(from, to).filter(({ fold }) => !isTradeWord(fold, language.code))
  const unknown = words.filter(({ kind, fold }) => kind === 'word' && !isPlainWord(fold, language))
  if (words.some(({ caps, text }) => caps === 'mixed' || (caps === 'upper' && text.length > 1))) return true
  // "Luft-Wasser-Wärmepumpen"
  if (language.capitalisesNouns && words.some(({ fold }) => fold === '-')) return false
  if (unknown.length > 1) return true
  // "a South Korean company"
  if (countryOfAdjective(tokens[to - 1]?.fold ?? '') !== undefined) return false
  const isFirst = isOpening(line, from)
  // "Photographiez le colis": a verb.
  if (isFirst && to - from === 1 && isOneOf(line, to, 'determiners')) return false
  if (unknown.length === 0) return to - from > 1 && !isFirst && !language.capitalisesNouns && words.length > 0
  // Where nouns are capitalised, long words are compounds.
  const isLong = (unknown[0]?.fold.length ?? 0) > LONGEST_INVENTED
  return !language.capitalisesNouns || !(isLong || isNoun(line, from, to))
}

/** A letter, a full stop, and another letter. */
const isSpelt = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at], tokens[at + 2]].every((one) => one?.text.length === 1 && one.caps === 'upper') &&
  tokens[at + 1]?.fold === '.'

/** A noun follows an article, and names are not listed with nouns. */
function isNoun(line: Line, from: number, to: number): boolean {
  if (to - from > 1 || line.tokens[from - 1]?.caps !== 'lower') return false
  return isOneOf(line, from - 1, 'determiners') || !isOneOf(line, from - 1, 'functionWords')
}

const LONGEST_INVENTED = 11
const PARTICLES = new Set(nameWords.particles)
const TITLES = new Set(nameWords.titles)
/** Words that end names of companies, not of people. */
export const NOT_FAMILY_NAMES: ReadonlySet<string> = new Set(nameWords.notFamilyNames)
/** Also parts of product names ("Watch SE"): forms only directly behind the name of a company. */
export const SHORT_FORMS: ReadonlySet<string> = new Set(nameWords.shortForms)
export const LEGAL_FORMS: ReadonlySet<string> = new Set(nameWords.legalForms)
