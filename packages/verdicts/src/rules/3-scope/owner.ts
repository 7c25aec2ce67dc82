import type { Hit } from '../../text/phrases.ts'
import { isYear } from '../../text/token.ts'
import {
  covers,
  hitsOf,
  isCueAt,
  isCueWithin,
  isInCue,
  isOneOf,
  isWithin,
  overlaps,
} from '../../values/line.ts'
import { clauseAround, endOfAside } from '../5-stance/clauses.ts'
import { describedName, describedThing, isAboutValue, PARTICIPLES } from './described.ts'
import type { Entity, NamedUnit } from './entities.ts'
import { headName, NOBODYS, OTHER, type Owner, type OwnerQuestion, ownedBy, type Topic } from './topics.ts'

/** Whom a statement is about: by its cell, its label, its sentence or the topic. */
export function ownerOf(named: NamedUnit, topic: Topic, question: OwnerQuestion): Owner {
  const { unit } = named
  // A long cell is read like a sentence.
  if (unit.cell !== null && unit.tokens.length <= LONGEST_CELL) {
    // "Kamphoff Holding (Münster, 3,400 staff)"
    const inBrackets = named.line.tokens.some(({ fold }, at) => fold === '(' && at < question.value.from)
    return ownedBy((inBrackets ? describedName(named, question) : undefined) ?? topic, 'cell')
  }
  // The line is about its label, unless the text after it names somebody.
  const head = unit.label > 0 && question.value.to > unit.label ? headName(named) : null
  if (question.cue.from < unit.label) return ownedBy(head ?? topic, 'head')
  const inProse = prose(named, head ?? topic, question)
  const namesNobody = inProse.by === 'topic' || inProse.by === 'nothing'
  return namesNobody && head !== null ? ownedBy(head, 'head') : inProse
}

const LONGEST_CELL = 14

function prose(named: NamedUnit, topic: Topic, question: OwnerQuestion): Owner {
  const { cue, value, mayBeObject, mustBeObject } = question
  const { line } = named
  const start = openingOf(named, cue)
  const free = named.entities.filter((entity) => !overlaps(entity, value) && entity.from >= start)
  const ownedOr = (entity: Entity, by: Owner['by']) =>
    entity.who === 'pronoun' ? referent(named, entity, topic, question) : ownedBy(entity, by)
  if (mayBeObject && hasObjectPronoun(named, cue)) return objectReferent(named, topic, cue)
  const described = describedName(named, question)
  if (described !== undefined) return ownedBy(described, 'subject')
  const object = mayBeObject ? objectOf(named, free, cue) : undefined
  // "Fiserv bought the company": the company is not the buyer.
  if (object?.who === 'pronoun' && mustBeObject) return ownedBy(topic, 'pronoun')
  if (object !== undefined) return ownedOr(object, 'object')
  if (mustBeObject || (mayBeObject && hasOtherObject(named, question))) return NOBODYS
  const thing = describedThing(named, question)
  if (thing !== undefined) return thing
  const left = free.filter(({ from, to }) => to <= cue.from && !isAboutValue(named, from, question))
  const subject = subjectOf(named, left, cue)
  if (hasPersonAsSubject(named, question)) return NOBODYS
  const isNobodys = isOfMany(named, question)
  const isOthers = subject !== undefined && isSomeoneElses(named, subject, question)
  if (isOthers || (isNobodys && subject?.who === 'pronoun')) return NOBODYS
  if (subject !== undefined) return ownedOr(subject, subject.oblique ? 'oblique' : 'subject')
  // "Its inventor was A", "gegründet wurde sie von A"
  const isMeant = (one: Entity) => overlaps(one, cue) || isInverted(named, one, question)
  const pronoun = free.find((one) => one.who === 'pronoun' && isMeant(one))
  if (pronoun !== undefined) return ownedOr(pronoun, 'pronoun')
  if (isNobodys || !isOpening(named, start, question)) return NOBODYS
  // "Founded in 2009, Zentrava makes …", but not "Founded in 1880, Aldine backs Zentrava".
  const isAfterComma = ({ from }: Hit) => line.tokens[from - 1]?.fold === ','
  const right = free.filter(({ from, oblique }) => from >= cue.to && !oblique)
  const behind = right.find((one) => one.who !== 'pronoun' || isAfterComma(one))
  if (behind === undefined) return hasUnknownSubject(named, question) ? NOBODYS : ownedBy(topic, 'topic')
  if (behind.who === 'pronoun') return ownedOr(behind, 'pronoun')
  const between = line.names.filter((run) => isWithin(run, { from: cue.to + 1, to: behind.from }))
  const isUnknown = between.some((run) => run.kind === 'other' && isAfterComma(run))
  return isUnknown ? NOBODYS : ownedBy(behind, 'opening')
}

/** A subject between the cue and the value: "gegründet wurde sie 1968". */
function isInverted({ line }: NamedUnit, { from, to }: Entity, { cue, value }: OwnerQuestion): boolean {
  return to <= value.from && from - cue.to <= 1 && !isPossessive(line, { from, to })
}

/** "its", but not "the firm". */
const isPossessive = (line: NamedUnit['line'], { from, to }: Hit): boolean =>
  to - from === 1 && isOneOf(line, from, 'determiners')

/** The nearest name on the left that is not after a preposition and not in an aside. */
function subjectOf({ line }: NamedUnit, left: readonly Entity[], cue: Hit): Entity | undefined {
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
function hasPersonAsSubject({ line, unit, entities }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const { tokens } = line
  return line.names.some(({ kind, from, to }) => {
    const opens = from >= unit.label && /^[:;–(]$/.test(tokens[from - 1]?.fold ?? '')
    if (kind !== 'person' || !opens || to > cue.from || overlaps({ from, to }, value)) return false
    const isNamed = entities.some((one) => one.who !== 'pronoun' && one.from >= to && one.to <= cue.from)
    return !isNamed && (to === cue.from || tokens[to]?.fold === ',') && cue.from - to <= 8
  })
}

/** "Most suppliers have their seat in X", "A firm of this size typically has …" */
function isOfMany({ unit, line, entities }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  // "Although most are made abroad, Zentrava has its seat in X"
  const named = entities.findLast(({ who, oblique, to }) => who === 'brand' && !oblique && to <= cue.from)
  const from = Math.max(unit.label, clauseAround(line, cue).from, named?.to ?? 0)
  const before = { from, to: Math.max(cue.from, value.from) - 1 }
  // "has some 170 employees" is a count.
  const isCount = ({ from, to }: Hit) => from < value.to && to >= value.from
  return hitsOf(line, 'manyFirms').some((hit) => isWithin(hit, before) && !isCount(hit))
}

/** "Established in 1998, the association has…": the subject is not named. */
function hasUnknownSubject({ line, entities }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
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

/** Where the sentence begins, after its label and words about time: "Since last year, the CEO is A". */
function openingOf({ unit, line, entities }: NamedUnit, cue: Hit): number {
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

const TIME = ['perYear', 'perMonth', 'perWeek', 'perDay', 'dateLead', 'decade', 'since', 'stillNow', 'former']

/** "runs his bakery", "chief executive of a clinic": the object is not the brand. */
function hasOtherObject({ line }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const { tokens, language } = line
  if (value.from >= cue.to && value.from - cue.to <= 2) return false
  // "run by its co-founder A"
  if (isOneOf(line, cue.to, 'determiners')) return !isCueAt(line, cue.to + 1, 'founder', 'chief')
  // "der 1998 gegründete Verband"
  if (language.capitalisesNouns && tokens[cue.to]?.caps === 'title') return true
  if (hasBareObject(line, cue)) return true
  const isPlain = tokens[cue.to + 1]?.caps === 'lower' && !isOneOf(line, cue.to, 'at')
  return isOneOf(line, cue.to, 'of') && (isOneOf(line, cue.to + 1, 'determiners') || isPlain)
}

/** "heads people operations": a verb with a plain noun behind it. */
function hasBareObject(line: NamedUnit['line'], { from, to }: Hit): boolean {
  const isVerb = to - from === 1 && isCueAt(line, from, 'leads')
  if (!isVerb || line.tokens[to]?.caps !== 'lower') return false
  return !isOneOf(line, to, 'functionWords', 'prepositions') && !isCueAt(line, to, 'adverb', 'firm', ...TIME)
}

/** "the headquarters of Zentrava", "founded Zentrava": only small words stand between. */
function objectOf({ line }: NamedUnit, free: readonly Entity[], cue: Hit): Entity | undefined {
  const next = free.find(({ from }) => from >= cue.to)
  if (next === undefined || next.from - cue.to > 6) return undefined
  // "heads its research team": the team is the object.
  if (isPossessive(line, next) && isCueAt(line, cue.from, 'leads')) return undefined
  // "of the Leeds clock maker Zentrava"
  const isTitled = isInCue(line, next.from - 1, 'company')
  // "gründete 1933 Zentrava"
  for (let at = isYear(line.tokens[cue.to]?.fold) ? cue.to + 1 : cue.to; at < next.from; at += 1) {
    const isFirm = isInCue(line, at, ...BETWEEN)
    const isTitle = isTitled && line.tokens[at]?.kind === 'word' && !isOneOf(line, at, 'functionWords')
    if (!isFirm && !isTitle && !isOneOf(line, at, 'of', 'at', 'by', 'and', 'determiners')) return undefined
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
  const phrases = [...hitsOf(line, 'owned'), ...hitsOf(line, 'headquarters')]
  const isOwn = (hit: Hit) => phrases.some((own) => own.from <= hit.from && hit.to < own.to)
  // "sells to firms and is a subsidiary of X": back to the subject.
  const isLeft = ({ to }: Hit) => isOneOf(line, to, 'and') && isOneOf(line, to + 1, 'copulas')
  const isOther = (hit: Hit) => isWithin(hit, between) && !isOwn(hit) && !isLeft(hit)
  return isNamed || ['otherSubject', 'customers'].some((cue) => hitsOf(line, cue).some(isOther))
}

/** "Amancio Ortega la fundó", "has led it", "fundou-a": the pronoun is not the subject. */
export function objectReferent({ entities }: NamedUnit, topic: Topic, cue: Hit): Owner {
  const brand = entities.findLast(({ who, to, oblique }) => who === 'brand' && to <= cue.from && !oblique)
  return ownedBy(brand ?? topic, 'pronoun')
}

function hasObjectPronoun({ line, unit }: NamedUnit, { from, to }: Hit): boolean {
  const { tokens } = line
  const next = tokens[to]?.fold === '-' ? to + 1 : to
  if (isOneOf(line, next, 'objects')) return next > to || !isOneOf(line, next, 'definite')
  const at = isOneOf(line, from - 1, 'copulas') ? from - 2 : from - 1
  // In "celebra la fundación" and "Chez Zentrava, la directrice" the word is an article.
  if (isCueAt(line, from, 'chief', 'founder') && tokens[at - 1]?.fold === ',') return false
  const isFree =
    at <= unit.label || tokens[at - 1]?.kind === 'sign' || line.names.some((name) => name.to === at)
  return at >= unit.label && isFree && isOneOf(line, at, 'objects')
}

/** A pronoun means the first name of its sentence, else the topic. */
function referent(named: NamedUnit, pronoun: Entity, topic: Topic, { cue, value }: OwnerQuestion): Owner {
  const { entities, line } = named
  // "Her owner is Monika Reiter, and she sits in …": the pronoun may mean the person.
  const isPersonal = isCueAt(line, pronoun.from, 'mayBePerson')
  if (isPersonal && line.names.some(({ kind, to }) => kind === 'person' && to <= pronoun.from)) return NOBODYS
  const left = entities.filter(({ who, to }) => who !== 'pronoun' && to <= pronoun.from)
  const first = left.find((one) => !one.oblique && !overlaps(one, value))
  // "Grupo Salvera …; the group": a name that contains the noun.
  const noun = line.tokens[pronoun.to - 1]?.fold
  const isNamed = ({ from, to }: Hit) => line.tokens.slice(from, to).some(({ fold }) => fold === noun)
  if (left.some((one) => one.who === 'other' && isNamed(one))) return ownedBy(OTHER, 'subject')
  // "A competitor of that size, Pinehurst Cabinets, was started in 1992 and has its seat in …"
  const before = { from: cue.to < pronoun.from ? cue.to : 0, to: pronoun.from }
  if (first === undefined && isCueWithin(line, before, 'otherSubject', 'rivals')) return NOBODYS
  if (first !== undefined) return ownedBy(first, 'subject')
  return hasThingAsSubject(named, pronoun) ? NOBODYS : ownedBy(topic, 'pronoun')
}

/** "The database had its beginnings in 2000": the possessive means the subject of the clause. */
function hasThingAsSubject({ line, entities }: NamedUnit, { from, to }: Entity): boolean {
  const start = clauseAround(line, { from, to: from }).from
  const isThing = isOneOf(line, start, 'definite') && !entities.some((one) => one.from === start)
  return isThing && from - start > 1 && isPossessive(line, { from, to })
}

/** Only small words and the value stand before the cue: "Founded in 2009", "Ana Ribeiro is in charge". */
function isOpening({ line }: NamedUnit, start: number, { cue, value }: OwnerQuestion): boolean {
  const end = value.from <= start + 1 ? endOfAside(line, value, cue) : value.to
  const before = [...line.tokens.keys()].slice(start, cue.from)
  const words = before.filter((at) => line.tokens[at]?.kind === 'word' && (at < value.from || at >= end))
  const isSmall = (at: number) =>
    isOneOf(line, at, 'functionWords', 'prepositions', 'copulas') || isCueAt(line, at, 'stillNow', 'adverb')
  if (words.length <= 4 && words.every(isSmall)) return true
  // "Founded in 1994 by A and headquartered in Leeds, Zentrava": the second of two.
  const known = line.names.filter(({ kind }) => kind !== 'other')
  const isKnown = (at: number) => known.some((name) => covers(name, at))
  const isSaid = (at: number) => isSmall(at) || isKnown(at) || isInCue(line, at, ...PARTICIPLES)
  const opensTwice = isCueAt(line, start, ...PARTICIPLES) && isOneOf(line, cue.from - 1, 'and')
  return opensTwice && words.length <= 12 && words.every(isSaid)
}
