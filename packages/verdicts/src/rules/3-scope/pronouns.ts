import type { Hit } from '../../text/phrases.ts'
import { isCueAt, isCueWithin, isOneOf, overlaps } from '../../values/line.ts'
import { clauseAround } from './clauses.ts'
import type { Entity, NamedUnit } from './entities.ts'
import { isOfItsThing } from './subjects.ts'
import { NOBODYS, OTHER, type Owner, type OwnerQuestion, ownedBy, type Topic } from './topics.ts'

/** A pronoun means the first name of its sentence, else the topic. */
export function referent(
  named: NamedUnit,
  pronoun: Entity,
  topic: Topic,
  { cue, value }: OwnerQuestion,
): Owner {
  const { entities, line } = named
  // "Her owner is Monika Reiter, and she sits in …": the pronoun may mean the person.
  const isPersonal = isCueAt(line, pronoun.from, 'mayBePerson')
  if (isPersonal && line.names.some(({ kind, to }) => kind === 'person' && to <= pronoun.from)) return NOBODYS
  const left = entities.filter(({ who, to }) => who !== 'pronoun' && to <= pronoun.from)
  // "Unlike Zentrava, Orvane has its seat in": the possessive means whoever stands before the verb.
  const verb = pronoun.from - 1
  const isVerb = isPossessive(line, pronoun) && isOneOf(line, verb, 'copulas')
  const isComma = (at: number) => line.tokens[at]?.fold === ','
  const isDoer = ({ from, to }: Entity) =>
    to === verb || (to === verb - 1 && (isCueAt(line, to, 'firm') || (isComma(to) && isComma(from - 1))))
  const doer = left.findLast((one) => isVerb && isDoer(one) && !overlaps(one, value))
  if (doer?.who === 'other') return ownedBy(doer, 'subject')
  const whose = left.at(-1)
  if (isVerb && whose !== undefined && isOfItsThing(line, whose, { from: verb, to: verb })) return NOBODYS
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
  if (entities.some((one) => one.from === start) || !isPossessive(line, { from, to })) return false
  const isThing = isOneOf(line, start, 'definite') && from - start > 1
  return isThing || isSubjectOfItsOwn(line, start, from)
}

/** "Endesa tiene su sede en Madrid": a word with a capital right before the verb, though a dictionary has it. */
function isSubjectOfItsOwn(line: NamedUnit['line'], start: number, pronoun: number): boolean {
  if (line.language.capitalisesNouns || !isOneOf(line, start + 1, 'copulas') || pronoun <= start + 1)
    return false
  const isName = line.names.some(
    ({ kind, from, to }) => kind === 'other' && from === start && to === start + 1,
  )
  return isName && !isCueAt(line, start, 'stillNow', 'adverb')
}

/** A subject between the cue and the value: "gegründet wurde sie 1968". */
export function isInverted(
  { line }: NamedUnit,
  { from, to }: Entity,
  { cue, value }: OwnerQuestion,
): boolean {
  return to <= value.from && from - cue.to <= 1 && !isPossessive(line, { from, to })
}

/** "its", but not "the firm". */
export const isPossessive = (line: NamedUnit['line'], { from, to }: Hit): boolean =>
  to - from === 1 && isOneOf(line, from, 'determiners')

/** "Mary Beth Laughton, ex Athleta, is chief executive": a name in an aside about the value is not the owner. */
export function isAboutValue({ line }: NamedUnit, at: number, { cue, value }: OwnerQuestion): boolean {
  if (at < value.to || line.tokens[value.to]?.fold !== ',') return false
  return line.tokens.slice(at, cue.from).some(({ fold }) => fold === ',')
}
