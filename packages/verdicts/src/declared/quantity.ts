import { ELISIONS, languages } from '../languages/all.ts'
import { isRecord } from '../predicates/check.ts'
import { fold } from '../text/fold.ts'
import type { Token } from '../text/token.ts'
import { tokensOf } from '../text/tokens.ts'
import { type Line, lineOf } from '../values/line.ts'
import { boundBefore, numberAt, secondOfRange } from '../values/numbers.ts'
import { type Span, spanFrom } from './span.ts'
import { declaredUnit, type Unit, unitAmong } from './units.ts'
import words from './words.json' with { type: 'json' }

/** A number, or the ends of a range; `unit` is null where none is said and none is declared. */
export type Quantity = Span & { unit: string | null }

/** Reads a number with a unit; null if there is none, or if it is ambiguous. */
export function readQuantity(given: unknown, declared: string | null): Quantity | null {
  const unit = declared === null ? null : declaredUnit(declared)
  const own = unit?.name ?? null
  if (typeof given === 'number') return Number.isFinite(given) ? { ...exactly(given), unit: own } : null
  if (typeof given === 'string') return oneOf(quantitiesIn(given, unit), own)
  if (!isRecord(given)) return null
  // {"days": 60}
  const keyed = Object.entries(given).filter(
    ([name]) => unitAmong([fold(name)], unit)?.measures === unit?.measures,
  )
  const [[name, amount] = ['', null], ...others] = unit === null ? [] : keyed
  if (others.length === 0 && typeof amount === 'number' && Number.isFinite(amount))
    return { ...exactly(amount), unit: unitAmong([fold(name)], unit)?.name ?? own }
  const named = typeof given.unit === 'string' ? unitAmong(foldedWords(given.unit), unit) : null
  // A unit that no table knows is another unit, and not the declared one.
  if (typeof given.unit === 'string' && given.unit.trim() !== '' && named === null)
    return withUnit(spanFrom(given, numberIn), given.unit.trim().slice(0, 30))
  // {"value": "2 weeks"}: the unit may stand in the text.
  const texts = Object.values(given).filter((one) => typeof one === 'string')
  const said = texts.map((one) => oneOf(quantitiesIn(one, unit), null)).filter((one) => one !== null)
  if (named === null && said.length === 1 && said[0]?.unit) return said[0]
  return withUnit(spanFrom(given, numberIn), named?.name ?? own)
}

const withUnit = (span: Span | null, unit: string | null): Quantity | null =>
  span === null ? null : { ...span, unit }

const exactly = (amount: number): Span => ({ least: amount, most: amount })

function numberIn(given: unknown): number | null {
  if (typeof given === 'number') return Number.isFinite(given) ? given : null
  const found = typeof given === 'string' ? oneOf(quantitiesIn(given, null), null) : null
  return found?.least ?? found?.most ?? null
}

/**
 * The one quantity of a text, with its unit if that is said: "60 (sixty) days", "2 weeks (14 days)". Where another number
 * stands beside it, nobody can tell.
 */
function oneOf(found: readonly Quantity[], own: string | null): Quantity | null {
  const first = found.find(({ unit }) => unit !== null) ?? found[0]
  if (first === undefined || !found.every((other) => isSame(first, other))) return null
  return { ...first, unit: first.unit ?? own }
}

function isSame(one: Quantity, other: Quantity): boolean {
  const scaled = ({ least, most, unit }: Quantity, by: Unit | null) => {
    const factor = unit === null ? 1 : declaredUnit(unit).factor / (by?.factor ?? 1)
    return [least, most].map((end) => (end === null ? null : Number((end * factor).toPrecision(6))))
  }
  const unit = other.unit === null || one.unit === null ? null : declaredUnit(one.unit)
  if (unit !== null && unit.measures !== declaredUnit(other.unit ?? '').measures) return false
  const bare = (quantity: Quantity) => ({ ...quantity, unit: null })
  const [a, b] = unit === null ? [bare(one), bare(other)] : [one, other]
  return JSON.stringify(scaled(a, unit)) === JSON.stringify(scaled(b, unit))
}

/** Every number of a text with its unit and what stands before it: "up to 30 days", "2–3 years", "a year". */
export function quantitiesIn(text: string, declared: Unit | null): Quantity[] {
  return isTooMuch(text) ? [] : findQuantities(text, declared)
}

/** Of so many numbers nobody could tell which one is meant. */
export const isTooMuch = (text: string): boolean =>
  text.length > LONGEST_TEXT || (text.match(/\d+/g)?.length ?? 0) > MOST_NUMBERS

const MOST_NUMBERS = 12

function findQuantities(text: string, declared: Unit | null): Quantity[] {
  const tokens = tokensOf(plainFractions(plainRanges(text)), ELISIONS)
  const found = new Map<number, Quantity & { to: number }>()
  for (const language of languages()) {
    const line = lineOf(tokens, language)
    for (let at = 0; at < tokens.length; at += 1) {
      const one = quantityAt(line, at, declared)
      const before = found.get(at)
      if (one !== null && (before === undefined || one.to > before.to || isBounded(one, before)))
        found.set(at, one)
    }
  }
  const inOrder = [...found.entries()].toSorted(([a], [b]) => a - b)
  let end = 0
  return inOrder.flatMap(([at, { to, ...one }]) => {
    if (at < end) return []
    end = to
    return [one]
  })
}

/** In characters. A quote is as short as it can be; in longer ones only figures are looked for, not what they measure. */
const LONGEST_TEXT = 300

const isBounded = (one: Quantity & { to: number }, before: Quantity & { to: number }): boolean =>
  one.to === before.to &&
  before.least === before.most &&
  before.about !== true &&
  (one.least !== one.most || one.about === true)

function quantityAt(line: Line, at: number, declared: Unit | null): (Quantity & { to: number }) | null {
  const { tokens, language } = line
  const number = numberAt(tokens, at, language) ?? oneAt(tokens, at, declared)
  if (number === null) return null
  const second = secondOfRange(line, number.to)
  const upper = second < 0 ? null : numberAt(tokens, second, language)
  let to = (upper ?? number).to
  const isMore = tokens[to]?.fold === '+'
  if (isMore) to += 1
  const unit = unitAmong(wordsAfter(tokens, to), declared)
  const { bound } = boundBefore(line, at)
  const about = bound === 'approximately' && { about: true as const }
  if (upper !== null)
    return { least: number.value, most: upper.value, ...about, unit: unit?.name ?? null, to }
  const least = bound === 'lessThan' ? null : number.value
  const most = bound === 'moreThan' || isMore ? null : number.value
  return { least, most, ...about, unit: unit?.name ?? null, to }
}

/** "a year", "half a year": an article counts one where a unit of the declared kind follows. */
function oneAt(
  tokens: readonly Token[],
  at: number,
  declared: Unit | null,
): { value: number; to: number } | null {
  const word = tokens[at]?.fold ?? ''
  const after = tokens[at + 1]?.fold ?? ''
  const isUnit = (text: string) =>
    declared !== null && unitAmong([text], declared)?.measures === declared.measures
  if (HALVES.has(word)) {
    if (isUnit(after)) return { value: 0.5, to: at + 1 }
    return ARTICLES.has(after) && isUnit(tokens[at + 2]?.fold ?? '') ? { value: 0.5, to: at + 2 } : null
  }
  return ARTICLES.has(word) && isUnit(after) ? { value: 1, to: at + 1 } : null
}

const ARTICLES = new Set(words.articles.split(' '))
const HALVES = new Set(words.halves.split(' '))

/** Behind a hyphen as well: "30-day". */
function wordsAfter(tokens: readonly Token[], at: number): string[] {
  const from = tokens[at]?.fold === '-' ? at + 1 : at
  return tokens.slice(from, from + 3).map((token) => token.fold)
}

const foldedWords = (text: string): string[] => fold(text).split(/[\s-]+/)

/** "between 30 and 60 days" is "30–60 days", and "90 por cento" has one number. */
export const plainRanges = (text: string): string => text.replace(BETWEEN, '$1–').replace(PERCENT, '%')

const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra)\s{1,3}([^\s]{1,20})\s{1,3}(?:and|und|et|y|e)\s{1,3}/giu
const PERCENT = /(?<=\d\s{0,3})(?:per cent|por cento|por ciento|pour cent|per cento)(?!\p{L})/giu

/** "1½ years" is 1.5, and not 11 over 2. */
const plainFractions = (text: string): string =>
  text.replace(/(\d{1,9})? ?([½¼¾])/gu, (_, whole: string | undefined, part: string) =>
    String(Number(whole ?? 0) + (FRACTIONS[part] ?? 0)),
  )

const FRACTIONS: Record<string, number | undefined> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
