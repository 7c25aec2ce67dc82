import type { Hit } from '../../text/phrases.ts'
import {
  covers,
  hitsOf,
  isCueAt,
  isCueWithin,
  isOneOf,
  isWithin,
  type NameRun,
  overlaps,
} from '../../values/line.ts'
import { clauseAround, endOfAside } from '../5-stance/clauses.ts'
import { describedName, describedThing } from './described.ts'
import type { Entity, NamedUnit } from './entities.ts'
import { NOBODYS, type Owner, type OwnerQuestion, ownedBy } from './ownership.ts'
import { headName, OTHER, type Topic } from './topics.ts'

/** Whom a statement is about: by its cell, its label, its sentence or the topic. */
export function ownerOf(named: NamedUnit, topic: Topic, question: OwnerQuestion): Owner {
  const { unit } = named
  if (unit.cell !== null) {
    // "Kamphoff Holding (Münster, 3,400 staff)"
    const inBrackets = named.line.tokens.some(({ fold }, at) => fold === '(' && at < question.value.from)
    return ownedBy((inBrackets ? describedName(named, question) : undefined) ?? topic, 'cell')
  }
  // The line is about its label, unless the text after it names somebody.
  const head = unit.label > 0 && question.value.to > unit.label ? headName(named) : null
  if (question.cue.from < unit.label) return ownedBy(head ?? topic, 'head')
  const inProse = prose(named, head ?? topic, question)
  return head !== null && (inProse.by === 'topic' || inProse.by === 'nothing')
    ? ownedBy(head, 'head')
    : inProse
}

function prose(named: NamedUnit, topic: Topic, question: OwnerQuestion): Owner {
  const { cue, value, mayBeObject, mustBeObject } = question
  const { line } = named
  const start = openingOf(named, cue)
  const free = named.entities.filter((entity) => !overlaps(entity, value) && entity.from >= start)
  const ownedOr = (entity: Entity, by: Owner['by']) =>
    entity.who === 'pronoun' ? referent(named, entity, topic, question) : ownedBy(entity, by)
  if (mayBeObject && hasObjectPronoun(named, cue)) return ownedBy(topic, 'pronoun')
  const described = describedName(named, question)
  if (described !== undefined) return ownedBy(described, 'subject')
  const object = mayBeObject ? objectOf(named, free, cue) : undefined
  // "Fiserv bought the company": the company is not the buyer.
  if (object?.who === 'pronoun' && mustBeObject) return ownedBy(topic, 'pronoun')
  if (object !== undefined) return ownedOr(object, 'object')
  if (mustBeObject || (mayBeObject && hasOtherObject(named, question))) return NOBODYS
  const thing = describedThing(named, question)
  if (thing !== undefined) return thing
  const left = free.filter(({ to }) => to <= cue.from)
  const subject = left.findLast(({ oblique }) => !oblique) ?? left.at(-1)
  if (hasPersonAsSubject(named, question)) return NOBODYS
  const isNobodys = isOfMany(named, question)
  if (isNobodys && subject?.who === 'pronoun') return NOBODYS
  if (subject !== undefined && isSomeoneElses(named, subject, question)) return NOBODYS
  if (subject !== undefined) return ownedOr(subject, subject.oblique ? 'oblique' : 'subject')
  // "Its inventor was A", "gegründet wurde sie von A"
  const pronoun = free.find(
    (one) => one.who === 'pronoun' && (overlaps(one, cue) || isInverted(one, question)),
  )
  if (pronoun !== undefined) return ownedOr(pronoun, 'pronoun')
  if (isNobodys || !isOpening(named, start, question)) return NOBODYS
  // "Founded in 2009, Zentrava makes …", but not "Founded in 1880, Aldine backs Zentrava".
  const behind = free.find(
    ({ from, oblique, who }) =>
      from >= cue.to && !oblique && (who !== 'pronoun' || line.tokens[from - 1]?.fold === ','),
  )
  if (behind?.who === 'pronoun') return ownedOr(behind, 'pronoun')
  const isUnknown = ({ kind, from, to }: NameRun) =>
    kind === 'other' && from > cue.to && to <= (behind?.from ?? 0) && line.tokens[from - 1]?.fold === ','
  if (behind !== undefined) return line.names.some(isUnknown) ? NOBODYS : ownedBy(behind, 'opening')
  return hasUnknownSubject(named, question) ? NOBODYS : ownedBy(topic, 'topic')
}

/** A subject between the cue and the value: "gegründet wurde sie 1968". */
const isInverted = ({ from, to }: Entity, { cue, value }: OwnerQuestion): boolean =>
  from >= cue.to && to <= value.from && from - cue.to <= 1

/** "…: Ana Ribeiro, its head, began as a cashier in 1997": the clause is about a person. */
function hasPersonAsSubject({ line, unit }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const { tokens } = line
  return line.names.some(({ kind, from, to }) => {
    const opens = from >= Math.max(1, unit.label) && /^[:;–(]$/.test(tokens[from - 1]?.fold ?? '')
    if (kind !== 'person' || !opens || to > cue.from || overlaps({ from, to }, value)) return false
    return (to === cue.from || tokens[to]?.fold === ',') && cue.from - to <= 8
  })
}

/** "Most suppliers have their seat in X", "A firm of this size typically has …" */
function isOfMany({ unit, line }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const from = Math.max(unit.label, clauseAround(line, cue).from)
  const before = { from, to: Math.max(cue.from, value.from) - 1 }
  // "has some 170 employees" is a count.
  const isCount = ({ from, to }: Hit) => from < value.to && to >= value.from
  return hitsOf(line, 'manyFirms').some((hit) => isWithin(hit, before) && !isCount(hit))
}

/** "Established in 1998, the association has…": the subject is not named. */
function hasUnknownSubject({ line }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const from = Math.max(cue.to, value.to)
  return line.tokens.some(({ fold }, at) => {
    if (at < from || fold !== ',' || !isOneOf(line, at + 1, 'determiners')) return false
    // "An der Spitze steht A, der zuvor …": more about the value.
    if (at === value.to && isOneOf(line, at + 1, 'relatives', 'indefinite')) return false
    // "…, who came from X, the firm that A founded"
    if (isOneOf(line, at + 3, 'relatives')) return false
    return true
  })
}

/** Where the sentence begins, after its label and words about time: "Since last year, the CEO is A". */
function openingOf({ unit, line, entities }: NamedUnit, cue: Hit): number {
  const { label } = unit
  const comma = line.tokens.findIndex(({ fold }, at) => at >= label && fold === ',')
  if (comma < 0 || comma >= Math.min(cue.from, label + 8)) return label
  const isNamed =
    line.names.some(({ from }) => from < comma && from > label) || entities.some(({ from }) => from < comma)
  // "The building, for its part, dates from 1788": a thing, and no time.
  return isNamed || isOneOf(line, label, 'definite') ? label : comma + 1
}

/** "runs his bakery": the object is not the brand. */
function hasOtherObject({ line }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  if (value.from >= cue.to && value.from - cue.to <= 2) return false
  // "run by its co-founder A"
  if (isOneOf(line, cue.to, 'determiners')) return !isCueAt(line, cue.to + 1, 'founder', 'chief')
  // "der 1998 gegründete Verband"
  return line.language.capitalisesNouns && line.tokens[cue.to]?.caps === 'title'
}

/** "the headquarters of Zentrava", "founded Zentrava": only small words stand between. */
function objectOf({ line }: NamedUnit, free: readonly Entity[], cue: Hit): Entity | undefined {
  const next = free.find(({ from }) => from >= cue.to)
  if (next === undefined || next.from - cue.to > 6) return undefined
  for (let at = cue.to; at < next.from; at += 1) {
    const isFirm = BETWEEN.some((name) => hitsOf(line, name).some((hit) => covers(hit, at)))
    if (!isFirm && !isOneOf(line, at, 'of', 'at', 'by', 'and', 'determiners')) return undefined
  }
  return next
}

/** "the founder of the company X", "founder and chief executive of X" */
const BETWEEN = ['company', 'worksFor', 'chief', 'founder']

/** Another subject stands between the name and the cue: "Zentrava competes with firms whose founders…". */
function isSomeoneElses({ line }: NamedUnit, subject: Entity, { cue, value }: OwnerQuestion): boolean {
  const { from: start } = clauseAround(line, { from: cue.from, to: cue.from })
  // "the predecessor of Zentrava was founded"
  const from = subject.oblique ? subject.from - 3 : subject.to
  const between = { from: Math.max(start, from), to: cue.from }
  // After a semicolon an unknown word may be a name.
  const isNamed =
    line.tokens[between.from - 1]?.fold === ';' &&
    line.names.some((run) => run.kind !== 'person' && isWithin(run, between) && !overlaps(run, value))
  // "Zentrava, a subsidiary of X, has …", "its head office" are about Zentrava.
  const isOwn = (hit: Hit) =>
    ['owned', 'headquarters'].some((cue) =>
      hitsOf(line, cue).some((own) => own.from <= hit.from && hit.to < own.to),
    )
  const isOther = (hit: Hit) => isWithin(hit, between) && !isOwn(hit)
  return isNamed || ['otherSubject', 'customers'].some((cue) => hitsOf(line, cue).some(isOther))
}

/** "Amancio Ortega la fundó", "has led it": the pronoun is not the subject. */
function hasObjectPronoun({ line, unit }: NamedUnit, { from, to }: Hit): boolean {
  const { tokens } = line
  if (isOneOf(line, to, 'objects')) return !isOneOf(line, to, 'definite')
  const at = isOneOf(line, from - 1, 'copulas') ? from - 2 : from - 1
  // In "celebra la fundación" the word is an article.
  const isFree =
    at <= unit.label || tokens[at - 1]?.kind === 'sign' || line.names.some((name) => name.to === at)
  return at >= unit.label && isFree && isOneOf(line, at, 'objects')
}

/** A pronoun means the first name of its sentence, else the topic. */
function referent(named: NamedUnit, pronoun: Entity, topic: Topic, { cue, value }: OwnerQuestion): Owner {
  const { entities, line } = named
  const first = entities.find(
    (one) => one.who !== 'pronoun' && one.to <= pronoun.from && !one.oblique && !overlaps(one, value),
  )
  // "Grupo Salvera …; the group": a name that contains the noun.
  const noun = line.tokens[pronoun.to - 1]?.fold
  const isNamed = ({ who, from, to }: Entity) =>
    who === 'other' && to <= pronoun.from && line.tokens.slice(from, to).some(({ fold }) => fold === noun)
  if (pronoun.to - pronoun.from > 1 && entities.some(isNamed)) return ownedBy(OTHER, 'subject')
  // "A competitor of that size, Pinehurst Cabinets, was started in 1992 and has its seat in …"
  const before = { from: cue.to < pronoun.from ? cue.to : 0, to: pronoun.from }
  if (first === undefined && isCueWithin(line, before, 'otherSubject', 'rivals')) return NOBODYS
  return first === undefined ? ownedBy(topic, 'pronoun') : ownedBy(first, 'subject')
}

/** Only small words and the value stand before the cue: "Founded in 2009", "Ana Ribeiro is in charge". */
function isOpening({ line }: NamedUnit, start: number, { cue, value }: OwnerQuestion): boolean {
  const end = value.from <= start + 1 ? endOfAside(line, value, cue) : value.to
  const before = line.tokens.slice(start, cue.from).map(({ kind }, ahead) => ({ kind, at: start + ahead }))
  const words = before.filter(({ kind, at }) => kind === 'word' && (at < value.from || at >= end))
  const isSmall = (at: number) => isOneOf(line, at, 'functionWords', 'prepositions', 'copulas')
  return words.length <= 4 && words.every(({ at }) => isSmall(at))
}
