import type { Hit } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import {
  hitsOf,
  isCueAt,
  isCueWithin,
  isInCue,
  isOneOf,
  isWithin,
  type NamedLine,
  overlaps,
} from '../../values/line.ts'
import { clauseAround } from './clauses.ts'
import type { Entity, NamedUnit } from './entities.ts'
import having from './having.json' with { type: 'json' }
import type { OwnerQuestion } from './topics.ts'

/** The nearest name on the left that is not after a preposition and not in an aside. */
export function subjectOf({ line }: NamedUnit, left: readonly Entity[], cue: Hit): Entity | undefined {
  // "Die RWE AG (bis 1990 Rheinisch-Westfälische AG) mit Sitz in": what is in brackets is over.
  const isBracketed = ({ from }: Entity) =>
    line.tokens.slice(from, cue.from).find(({ fold }) => fold === '(' || fold === ')')?.fold === ')'
  const open = left.filter((one) => !isBracketed(one))
  const nearest = open.findLast(({ oblique }) => !oblique)
  if (nearest === undefined) return open.at(-1)
  // "Zentrava, a Kendal-based maker of stoves, was founded": the aside ends before the cue.
  const isClosed = line.tokens.some(({ fold }, at) => fold === ',' && at >= nearest.to && at < cue.from)
  const opensAside = (at: number) =>
    line.tokens[at]?.fold === ',' && line.tokens[at + 1]?.caps === 'lower' && !isOneOf(line, at + 1, 'and')
  const described = left.find(({ oblique, to }) => !oblique && to < nearest.from && opensAside(to))
  // "Citons Ercol, qui …, Oak & Ember, certifié": the next of a list.
  const isListed =
    /^[,;]$/.test(line.tokens[nearest.from - 1]?.fold ?? '') || isOneOf(line, nearest.from - 1, 'and')
  return (isClosed && !isListed ? described : undefined) ?? nearest
}

/** "…: Ana Ribeiro, its head, began as a cashier in 1997": the clause is about a person. */
export function hasPersonAsSubject(
  { line, unit, entities }: NamedUnit,
  { cue, value }: OwnerQuestion,
): boolean {
  const { tokens } = line
  return line.names.some(({ kind, from, to }) => {
    const isFirst = from === unit.label && tokens[to]?.fold === ','
    const opens = from >= unit.label && (isFirst || /^[:;–(]$/.test(tokens[from - 1]?.fold ?? ''))
    if (kind !== 'person' || !opens || to > cue.from || overlaps({ from, to }, value)) return false
    // Brands have names of persons.
    if (entities.some((one) => overlaps(one, { from, to }))) return false
    const isNamed = entities.some((one) => one.who !== 'pronoun' && one.from >= to && one.to <= cue.from)
    return !isNamed && (to === cue.from || tokens[to]?.fold === ',') && cue.from - to <= 8
  })
}

/** "Orvane bought Zentrava in 2004 and employs 300 people": who opens the sentence does the second thing too. */
export function isDoneTo(
  { line, unit, entities }: NamedUnit,
  { from, to, oblique }: Entity,
  { cue }: OwnerQuestion,
): boolean {
  const and = [1, 2, 3].map((back) => cue.from - back).find((at) => at >= to && isOneOf(line, at, 'and'))
  // "The Aurora is run by Zentrava and employs …"
  if (oblique && and === to && isOneOf(line, from - 1, 'by', 'of', 'prepositions')) return true
  if (isInRelative(line, unit.label, { from, to }, cue)) return true
  if (oblique) return line.tokens[to]?.fold === ',' && isTitledAt(line, to + 2, cue)
  // "Orvane says Zentrava makes pumps and employs": it has a verb of its own.
  const isObject = and === to || isOneOf(line, to, 'prepositions', 'at')
  if (and === undefined || !isObject) return false
  const others = entities.filter(({ who }) => who !== 'brand')
  const doers = [...others, ...line.names.filter(({ kind }) => kind === 'person')]
  const doer = doers.find((one) => one.from === unit.label && one.to < from)
  if (doer === undefined) return false
  const between = line.tokens.slice(doer.to, from)
  const isVerb = ({ kind, caps }: Token, ahead: number) =>
    kind === 'word' &&
    caps === 'lower' &&
    !isOneOf(line, doer.to + ahead, 'and', 'prepositions', 'determiners')
  return between.some(isVerb) && between.every(({ fold }) => fold !== ',' && fold !== ';')
}

/** "Affiliated with Zentrava, the Orvane School was founded": a name with an article right before the verb. */
const isTitledAt = (line: NamedLine, at: number, cue: Hit): boolean =>
  isOneOf(line, at - 1, 'definite') &&
  line.names.some(({ from, to }) => from === at && to <= cue.from && cue.from - to <= 1)

/** "The company that supplies Zentrava was founded in 1999" */
function isInRelative(line: NamedLine, start: number, { from, to }: Hit, cue: Hit): boolean {
  if (!isOneOf(line, start, 'determiners') || line.language.capitalisesNouns) return false
  const isClear = line.tokens.slice(start, cue.from).every(({ kind }) => kind !== 'sign')
  const isRelative = (at: number) => at > start + 1 && at < from - 1 && isOneOf(line, at, 'relatives')
  const isNext = [cue.from, cue.from - 1, cue.from - 2].includes(to)
  return isClear && isNext && line.tokens.some((_, at) => isRelative(at))
}

/** "Most suppliers have their seat in X", "A firm of this size typically has …" */
export function isOfMany({ unit, line, entities }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  // "Although most are made abroad, Zentrava has its seat in X"
  const named = entities.findLast(({ who, oblique, to }) => who === 'brand' && !oblique && to <= cue.from)
  const from = Math.max(unit.label, clauseAround(line, cue).from, named?.to ?? 0)
  const before = { from, to: Math.max(cue.from, value.from) - 1 }
  // "has some 170 employees" is a count.
  const isCount = ({ from, to }: Hit) => from < value.to && to >= value.from
  return hitsOf(line, 'manyFirms').some((hit) => isWithin(hit, before) && !isCount(hit))
}

/** "Established in 1998, the association has…": the subject is not named. */
export function hasUnknownSubject({ line, entities }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const from = Math.max(cue.to, value.to)
  return line.tokens.some(({ fold }, at) => {
    if (at < from || fold !== ',' || !isOneOf(line, at + 1, 'determiners')) return false
    // "An der Spitze steht A, der zuvor …": more about the value.
    if (at === value.to && isOneOf(line, at + 1, 'relatives', 'indefinite')) return false
    // "…, who came from X, the firm that A founded"
    if (isOneOf(line, at + 3, 'relatives')) return false
    // "Founded in 1998 by A, the firm has …"
    return !entities.some((entity) => entity.from === at + 1)
  })
}

/** "Zentrava's largest plant is located in X": what belongs to it is the subject. */
export function isOfItsThing(line: NamedLine, subject: Entity, cue: Hit): boolean {
  if (line.tokens[subject.to]?.fold !== "'s") return false
  const between = { from: subject.to + 1, to: cue.from }
  // "Zentrava's parent company is based in", "Zentrava's ship Aurora employs"
  if (isCueAt(line, between.from, 'ownerNoun', 'otherSubject')) return !isCueAt(line, cue.from, 'ownerNoun')
  const isNamed = ({ from, to }: Hit) =>
    from > between.from && (to === cue.from || isOneOf(line, to, 'copulas') || isCueAt(line, to, 'employs'))
  if (line.names.some((run) => isWithin(run, between) && isNamed(run))) return true
  const verb = [cue.from, cue.from - 1].find((at) => isOneOf(line, at, 'copulas'))
  if (verb === undefined) return false
  between.to = verb
  // "Zentrava's home town is", "Zentrava's business was founded": its seat, and itself.
  const isPart = isCueAt(line, cue.from, 'owned') && !isCueAt(line, between.from, 'company', 'firm')
  // "Zentrava's tent business was bought": a part of it.
  if (!isPart && isCueWithin(line, between, 'headquarters', 'company', 'firm', 'institution')) return false
  return line.tokens.slice(between.from, between.to).some(({ kind, caps }, ahead) => {
    const isSmall = isOneOf(line, between.from + ahead, 'functionWords', 'prepositions', 'determiners')
    return kind === 'word' && caps === 'lower' && !isSmall
  })
}

/** "The Oslo shop of Zentrava is run by", "Postage for the Zentrava One costs": what belongs to it is the subject. */
function isThingOf(line: NamedLine, { from, product }: Entity, cue: Hit): boolean {
  if (!isCueAt(line, cue.from, product === null ? 'ledBy' : 'costs')) return false
  const start = line.own.find(({ to }) => to === from)?.from ?? from
  const of = isOneOf(line, start - 1, 'determiners') ? start - 2 : start - 1
  const { kind, caps } = line.tokens[of - 1] ?? {}
  const isNoun = kind === 'word' && (caps === 'lower' || of === 1) && !isOneOf(line, of - 1, 'functionWords')
  // "the price of the Zentrava One", "the Pro plan of"
  return isOneOf(line, of, 'of') && isNoun && !isInCue(line, of - 1, 'priceNoun', 'priceLabel', 'planNoun')
}

/** Another subject stands between the name and the cue: "Zentrava competes with firms whose founders…". */
export function isSomeoneElses({ line }: NamedUnit, subject: Entity, { cue, value }: OwnerQuestion): boolean {
  if (isOfItsThing(line, subject, cue) || isThingOf(line, subject, cue)) return true
  const { from: start } = clauseAround(line, { from: cue.from, to: cue.from })
  // "the predecessor of Zentrava was founded"
  const from = subject.oblique ? subject.from - 3 : subject.to
  const between = { from: Math.max(start, from), to: cue.from }
  // After a semicolon an unknown word may be a name.
  const isNamed =
    line.tokens[between.from - 1]?.fold === ';' &&
    line.names.some((run) => run.kind !== 'person' && isWithin(run, between) && !overlaps(run, value))
  // "Zentrava, a subsidiary of X, has …", "its head office" are about Zentrava.
  const phrases = [...hitsOf(line, 'owned'), ...hitsOf(line, 'headquarters')]
  const isOwn = (hit: Hit) => phrases.some((own) => own.from <= hit.from && hit.to < own.to)
  // "sells to firms and is a subsidiary of X": back to the subject.
  const isLeft = ({ to }: Hit) => isOneOf(line, to, 'and') && isOneOf(line, to + 1, 'copulas')
  // "Zentrava, active in the energy industry, was founded"
  const isTrade = ({ from }: Hit) =>
    isInCue(line, from, 'industryNoun') && [1, 2, 3, 4].some((back) => isOneOf(line, from - back, 'at'))
  const isOther = (hit: Hit) =>
    isWithin(hit, between) && ![isOwn, isLeft, isTrade].some((is) => is(hit)) && !isSaidOf(line, subject, hit)
  return isNamed || (['otherSubject', 'customers'] as const).some((cue) => hitsOf(line, cue).some(isOther))
}

/** "Zentrava is a subsidiary founded in 1913", "Zentrava, a subsidiary company that …": what the subject itself is. */
function isSaidOf(line: NamedLine, subject: Entity, hit: Hit): boolean {
  let at = hit.from - 1
  while (at > hit.from - 4 && line.tokens[at]?.kind === 'word' && !isOneOf(line, at, ...ARTICLES)) at -= 1
  if (!isOneOf(line, at, ...ARTICLES)) return false
  const before = at - 1
  const isComma = line.tokens[before]?.fold === ',' && before === subject.to
  // "Zentrava has a subsidiary founded in 1913" is about the subsidiary.
  return isComma || (isOneOf(line, before, 'copulas') && !isHave(line, before))
}

/** "has", "tiene", "hat" */
export const isHave = ({ tokens }: NamedLine, at: number): boolean => HAVING.has(tokens[at]?.fold ?? '')

const ARTICLES = ['indefinite', 'definite'] as const
const HAVING: ReadonlySet<string> = new Set(having)
