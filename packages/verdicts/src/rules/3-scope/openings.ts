import type { Hit } from '../../text/phrases.ts'
import { covers, isCueAt, isCueWithin, isInCue, isOneOf } from '../../values/line.ts'
import { endOfAside } from './clauses.ts'
import { PARTICIPLES } from './described-thing.ts'
import type { NamedUnit } from './entities.ts'
import type { OwnerQuestion } from './topics.ts'

/** Where the sentence begins, after its label and words about time: "Since last year, the CEO is A". */
export function openingOf({ unit, line, entities }: NamedUnit, cue: Hit): number {
  const { label } = unit
  const comma = line.tokens.findIndex(({ fold }, at) => at >= label && fold === ',')
  if (comma < 0 || comma >= Math.min(cue.from, label + 8)) return label
  const isNamed =
    line.names.some(({ from }) => from < comma && from > label) || entities.some(({ from }) => from < comma)
  // "The building, for its part, dates from 1788": a thing, and no time.
  const isTime =
    line.tokens.slice(label, comma).some(({ kind }) => kind === 'number') ||
    isCueWithin(line, { from: label, to: comma }, ...TIME)
  return isNamed || (isOneOf(line, label, 'definite') && !isTime) ? label : comma + 1
}

export const TIME = [
  'perYear',
  'perMonth',
  'perWeek',
  'perDay',
  'dateLead',
  'decade',
  'since',
  'stillNow',
  'former',
] as const

/** Only small words and the value stand before the cue: "Founded in 2009", "Ana Ribeiro is in charge". */
export function isOpening({ line }: NamedUnit, start: number, { cue, value }: OwnerQuestion): boolean {
  const end = value.from <= start + 1 ? endOfAside(line, value, cue) : value.to
  const before = [...line.tokens.keys()].slice(start, cue.from)
  const words = before.filter((at) => line.tokens[at]?.kind === 'word' && (at < value.from || at >= end))
  // "The US was founded": no pronoun.
  const isShout = (at: number) => /^\p{Lu}{2,}$/u.test(line.tokens[at]?.text ?? '')
  const isSmall = (at: number) =>
    (isOneOf(line, at, 'functionWords', 'prepositions', 'copulas') && !isShout(at)) ||
    isCueAt(line, at, 'stillNow', 'adverb')
  if (words.length <= 4 && words.every(isSmall)) return true
  // "Founded in 1994 by A and headquartered in Leeds, Zentrava": the second of two.
  const known = line.names.filter(({ kind }) => kind !== 'other')
  const isKnown = (at: number) => known.some((name) => covers(name, at))
  const isSaid = (at: number) => isSmall(at) || isKnown(at) || isInCue(line, at, ...PARTICIPLES)
  const opensTwice = isCueAt(line, start, ...PARTICIPLES) && isOneOf(line, cue.from - 1, 'and')
  return opensTwice && words.length <= 12 && words.every(isSaid)
}
