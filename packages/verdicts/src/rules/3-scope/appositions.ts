import type { Hit } from '../../text/phrases.ts'
import {
  isCueAt,
  isCueWithin,
  isOneOf,
  isOwn,
  type NamedLine,
  type NameRun,
  overlaps,
} from '../../values/line.ts'
import { PARTICIPLES } from './described-thing.ts'
import type { Entity, NamedUnit } from './entities.ts'
import { isAboutValue } from './pronouns.ts'
import { OTHER, type OwnerQuestion, type Topic } from './topics.ts'

/** Brackets, and words after a name in passing, are about that name: "compared to Asana, headquartered in X". */
export interface DescribedRule {
  name: string
  example: string
  described(named: NamedUnit, question: OwnerQuestion): Topic | Entity | undefined
}

/** Read from the top, as part of the table of ownership. */
export const APPOSITIONS: readonly DescribedRule[] = [
  {
    name: 'in_bracket',
    example: 'Zentrava belongs to [Corran Holdings], a family office in Aberdeen (‹12› staff).',
    described(named, question) {
      const around = aroundOf(named, question)
      if (!around.isBracket) return undefined
      return around.names.findLast(
        ({ to }) => to <= around.open && around.open - to <= reachOfBracket(named.line, to),
      )
    },
  },
  {
    name: 'titled_bracket',
    example: 'Its founder also runs a bakery, [Peel & Daughter] (opened in ‹1998›).',
    described(named, question) {
      const { isBracket, open } = aroundOf(named, question)
      const { line } = named
      // "Brontel Ltd. (founded in 1877)"
      const end = line.tokens[open - 1]?.fold === '.' ? open - 1 : open
      // "in the Philippines (founded in 1898)", "of the Philippine Islands (established in 1901)"
      const isTitled = ({ kind, from, to }: NameRun) => {
        if (to !== end || isOwn(line, { from, to })) return false
        const isLong = to - from > 1 && (kind === 'other' || isOneOf(line, from - 1, 'definite'))
        return kind === 'place' || isLong
      }
      return isBracket && line.names.some(isTitled) ? OTHER : undefined
    },
  },
  {
    name: 'site',
    example: 'Zentrava builds in Saint-Nazaire, a site of ‹3,000› people.',
    described(named, question) {
      const { line } = named
      const { comma, isOver } = aroundOf(named, question)
      const isSite = ({ kind, to }: NameRun) =>
        kind === 'place' && to === comma && isOneOf(line, comma + 1, 'indefinite')
      if (isOver || !line.names.some(isSite)) return undefined
      return isCueAt(line, comma + 2, 'company', 'firm') ? undefined : OTHER
    },
  },
  {
    name: 'unknown_name',
    example: 'Zentrava buys from [Gerresheimer], a group with ‹10,000› employees.',
    described: unknownName,
  },
  {
    name: 'sister',
    example: '[Brontel], a sister firm of Zentrava, which has ‹300› employees.',
    described(named, question) {
      const { line } = named
      const { isOver, before, comma } = aroundOf(named, question)
      if (isOver || !before?.oblique) return undefined
      const start = before?.from ?? comma
      // "Brontel is a subsidiary of Zentrava, which was founded in 2009": no aside.
      const isSaid = [2, 3, 4, 5].some((back) => isOneOf(line, start - back, 'copulas'))
      const isSister = isCueWithin(line, { from: start - 4, to: start }, 'otherSubject')
      return isSister && !isSaid ? OTHER : undefined
    },
  },
  {
    name: 'aside_is_over',
    example: 'The Aurora, operated by Zentrava, was launched in ‹1999›.',
    described(named, question) {
      const { before, comma } = aroundOf(named, question)
      const isBrand = before?.who === 'brand' && before.oblique
      return isBrand && isBackToHead(named, before, comma) ? OTHER : undefined
    },
  },
  {
    name: 'name_in_passing',
    example: 'Zentrava is smaller than [Brontel], headquartered in ‹Oslo›.',
    described(named, question) {
      const { isOver, isApposed, before } = aroundOf(named, question)
      if (isOver) return undefined
      return before?.oblique || (isApposed && before?.who === 'other') ? before : undefined
    },
  },
]

interface Around {
  /** Names outside the value, and not in an aside about it. */
  names: readonly Entity[]
  /** Where the bracket around the cue opens, if it is in one. */
  open: number
  isBracket: boolean
  /** The comma before the cue. */
  comma: number
  /** The comma opens no apposition: the owner follows it, or it leads back to the subject. */
  isOver: boolean
  isApposed: boolean
  /** The name that ends at the comma. */
  before: Entity | undefined
}

function aroundOf(named: NamedUnit, question: OwnerQuestion): Around {
  const { line, entities } = named
  const { cue, value } = question
  const isApart = (one: Entity) => !overlaps(one, value) && !isAboutValue(named, one.from, question)
  const names = entities.filter((one) => one.who !== 'pronoun' && isApart(one))
  const open = lastSign(named, Math.min(cue.from, value.from), '()')
  const comma = startOfAppositions(named, lastSign(named, cue.from, ',;()'))
  // "Founded by students of X, Zentrava employs …": the owner follows the comma.
  const isBetween = ({ from, to }: Hit) => from > comma && to <= cue.from
  // "Affiliated with Zentrava, the Orvane School was founded by …"
  const isTitled = (run: NameRun) =>
    run.kind === 'other' && isOneOf(line, run.from - 1, 'definite') && !overlaps(run, value)
  const isNamed = names.some(isBetween) || line.names.some((run) => isBetween(run) && isTitled(run))
  // "a subsidiary of X, and is based in": back to the subject.
  const isNoComma = line.tokens[comma]?.fold !== ',' || isOneOf(line, comma + 1, 'and')
  // "Zentrava, a maker of HVAC, was founded": an aside that is over.
  const isBack = isVerbAt(line, comma + 1) && isAsideOf(names, line, comma)
  const noun = isOneOf(line, comma + 1, 'definite') ? comma + 2 : comma + 1
  return {
    names,
    open,
    isBracket: line.tokens[open]?.fold === '(',
    comma,
    isOver: isNamed || isNoComma || isBack,
    // "Gerresheimer, a group with", "Portico, editore di Ravenna con …"
    isApposed: isOneOf(line, comma + 1, 'indefinite') || isCueAt(line, noun, 'company', 'firm'),
    before: names.find(({ to }) => to === comma),
  }
}

/** The comma closes an aside, a verb follows it, and before the aside stands somebody else. */
function isBackToHead({ line, unit, entities }: NamedUnit, { from }: Entity, comma: number): boolean {
  const open = line.tokens.findLastIndex(({ fold }, at) => fold === ',' && at < from)
  if (!isVerbAt(line, comma + 1) || open <= unit.label || from - open > LONGEST_PHRASE) return false
  return !entities.some(({ who, to }) => who === 'brand' && to <= open)
}

/** "is", "has", "employs" */
const isVerbAt = (line: NamedLine, at: number): boolean =>
  isOneOf(line, at, 'copulas') || isCueAt(line, at, 'employs', 'makes', 'sells', 'owns')

/** The comma closes what another one opened behind a name. */
function isAsideOf(names: readonly Entity[], line: NamedLine, comma: number): boolean {
  return names.some(({ to, oblique }) => !oblique && to < comma && line.tokens[to]?.fold === ',')
}

/** "Corran Holdings, a family office in Aberdeen (12 staff)": an apposition may stand between. */
const reachOfBracket = (line: NamedLine, to: number): number =>
  line.tokens[to]?.fold === ',' && isOneOf(line, to + 1, 'indefinite') ? 9 : 3

function lastSign({ line, unit }: NamedUnit, from: number, signs: string): number {
  let at = from - 1
  while (at > unit.label && !signs.includes(line.tokens[at]?.fold ?? '')) at -= 1
  return at
}

/** "Twinings, which was founded in 1706": the word may be a name. */
function unknownName(named: NamedUnit, question: OwnerQuestion): Topic | undefined {
  const { line, entities } = named
  const { cue, value } = question
  const { comma, isOver, isApposed } = aroundOf(named, question)
  if (isOver) return undefined
  let next = comma + 1
  while (next < cue.from && isOneOf(line, next, 'relatives', 'copulas')) next += 1
  const isFounder = isCueAt(line, next, 'founded')
  // "…, whose home is Ghent, which was founded in 1180"
  const isTown = isFounder && isOneOf(line, comma + 1, 'relatives')
  const isUnknown = ({ to, kind, from }: NameRun) => {
    const mayBe = kind === 'other' || (kind === 'person' && isFounder) || (kind === 'place' && isTown)
    if (to !== comma || !mayBe) return false
    return ![value, ...entities].some((one) => overlaps(one, { from, to }))
  }
  // "Teme Freight, founded in 1974 and led by A": the second of two participles.
  const isSecond = isOneOf(line, cue.from - 1, 'and') && isCueAt(line, next, ...PARTICIPLES)
  const isSaid = next === cue.from || isSecond || isApposed
  return isSaid && line.names.some(isUnknown) ? OTHER : undefined
}

/** "Assist Norte, the insurer, based in X": the comma after the name that all of it is about. */
function startOfAppositions({ line, entities }: NamedUnit, comma: number): number {
  const first = line.tokens.findLastIndex(({ fold }, at) => fold === ',' && at < comma)
  if (first < 1 || first < comma - LONGEST_PHRASE) return comma
  const start = isOneOf(line, first + 1, 'definite', 'indefinite') ? first + 2 : first + 1
  const isFirm = isCueAt(line, start, 'company', 'firm', 'institution')
  const isBehindName = line.names.some(({ kind, to }) => to === first && kind === 'other')
  const rest = { from: start + 1, to: comma }
  const isNamed = entities.some((one) => one.who !== 'pronoun' && overlaps(one, rest))
  return isFirm && isBehindName && !isNamed ? first : comma
}

const LONGEST_PHRASE = 7
