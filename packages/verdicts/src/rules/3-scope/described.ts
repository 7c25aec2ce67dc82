import { covers, isCueAt, isCueWithin, isOneOf, type NameRun, overlaps } from '../../values/line.ts'
import { countryOfAdjective } from '../../values/places.ts'
import type { Entity, NamedUnit } from './entities.ts'
import { NOBODYS, OTHER, type Owner, type OwnerQuestion, ownedBy, type Topic } from './topics.ts'

/** Brackets, and words after a name in passing, are about that name: "compared to Asana, headquartered in X". */
export function describedName(named: NamedUnit, question: OwnerQuestion): Topic | Entity | undefined {
  const { line, entities, unit } = named
  const { cue, value } = question
  const lastSign = (from: number, signs: string): number => {
    let at = from - 1
    while (at > unit.label && !signs.includes(line.tokens[at]?.fold ?? '')) at -= 1
    return at
  }
  const isApart = (one: Entity) => !overlaps(one, value) && !isAboutValue(named, one.from, question)
  const names = entities.filter((one) => one.who !== 'pronoun' && isApart(one))
  const open = lastSign(Math.min(cue.from, value.from), '()')
  const isOpen = line.tokens[open]?.fold === '('
  // "Corran Holdings, a family office in Aberdeen (12 staff)"
  const reach = (to: number) => (line.tokens[to]?.fold === ',' && isOneOf(line, to + 1, 'indefinite') ? 9 : 3)
  const described = isOpen ? names.findLast(({ to }) => to <= open && open - to <= reach(to)) : undefined
  // "her bakery, Peel & Daughter (opened in 1998)": plain words as a name.
  const isTitled = ({ kind, from, to }: NameRun) => kind === 'other' && to === open && to - from > 1
  if (isOpen && described === undefined && line.names.some(isTitled)) return OTHER
  const comma = startOfAppositions(named, lastSign(cue.from, ',;()'))
  // "Founded by students of X, Zentrava employs …": the owner follows the comma.
  const isNamed = names.some(({ from, to }) => from > comma && to <= cue.from)
  // "a subsidiary of X, and is based in": back to the subject.
  const isOver = line.tokens[comma]?.fold !== ',' || isOneOf(line, comma + 1, 'and')
  if (described !== undefined || isNamed || isOver) return described
  // "Twinings, which was founded in 1706": the word may be a name.
  let next = comma + 1
  while (next < cue.from && isOneOf(line, next, 'relatives', 'copulas')) next += 1
  const isUnknown = ({ to, kind, from }: NameRun) =>
    to === comma &&
    (kind === 'other' || (kind === 'person' && isCueAt(line, next, 'founded'))) &&
    ![value, ...entities].some((one) => overlaps(one, { from, to }))
  // "buys from Gerresheimer, a group with 10,000 employees", "Portico, editore di Ravenna con …"
  const noun = isOneOf(line, comma + 1, 'definite') ? comma + 2 : comma + 1
  const isApposed = isOneOf(line, comma + 1, 'indefinite') || isCueAt(line, noun, 'company', 'firm')
  // "in Saint-Nazaire, a site of 3,000 people"
  const isSite = ({ kind, to }: NameRun) =>
    kind === 'place' && to === comma && isOneOf(line, comma + 1, 'indefinite')
  if (line.names.some(isSite) && !isCueAt(line, comma + 2, 'company', 'firm')) return OTHER
  // "Teme Freight, founded in 1974 and led by A": the second of two participles.
  const isSecond = isOneOf(line, cue.from - 1, 'and') && isCueAt(line, next, ...PARTICIPLES)
  if ((next === cue.from || isSecond || isApposed) && line.names.some(isUnknown)) return OTHER
  const before = names.find(({ to }) => to === comma)
  // "Brontel, a sister firm of Zentrava, which has …"
  const start = before?.from ?? comma
  if (before?.oblique && isCueWithin(line, { from: start - 4, to: start }, 'otherSubject')) return OTHER
  return before?.oblique || (isApposed && before?.who === 'other') ? before : undefined
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

/** "distils in a tannery that dates from 1883" is about the tannery; undefined in "X is a maker that was founded in 2009". */
export function describedThing(named: NamedUnit, question: OwnerQuestion): Owner | undefined {
  const { line, entities, unit } = named
  const relative = relativeBefore(named, question)
  const { cue, value } = question
  const isParticiple = isBehindNoun(line, cue.from) && isCueAt(line, cue.from, ...PARTICIPLES)
  // "set up by A with its headquarters in": the pronoun says whose.
  const isSaid = entities.some((one) => one.who === 'pronoun' && overlaps(one, cue))
  if (relative === null && (!isParticiple || isSaid)) return undefined
  let at = (relative ?? cue.from) - 1
  if (line.tokens[at]?.fold === ',') at -= 1
  // "it is A who founded it" is about the value, "ya que abrió …" is no relative clause.
  if (overlaps(value, { from: at, to: at + 1 }) || isOneOf(line, at, 'functionWords')) return undefined
  for (const start = at; at >= unit.label && at > start - LONGEST_PHRASE; at -= 1) {
    const entity = entities.find((one) => covers(one, at))
    if (entity !== undefined) return entity.who === 'other' ? ownedBy(entity, 'subject') : undefined
    if (isOneOf(line, at, 'copulas')) return undefined
    // "in Jacareí, que opera"
    if (line.tokens[at]?.kind === 'sign' && line.tokens[at]?.fold !== '-' && at < start - 2) return undefined
    const name = line.names.find((run) => run.from > unit.label && covers(run, at))
    // "an American firm based in", "ein Unternehmen, das": words with a capital that are no names.
    const isPlain =
      countryOfAdjective(line.tokens[at]?.fold ?? '') !== undefined || isCueAt(line, at, 'firm', 'company')
    const isName = name !== undefined && (name.strong || at === start) && name.kind !== 'place'
    if (isName && !isPlain) return ownedBy(OTHER, 'subject')
    if (isOneOf(line, at, 'definite', 'indefinite')) return ofPhrase(named, at - 1)
  }
  return undefined
}

const LONGEST_PHRASE = 7
export const PARTICIPLES = ['founded', 'founder', 'headquarters', 'owned', 'ledBy']

/** Where the relative clause around the cue begins. */
function relativeBefore({ line, entities, unit }: NamedUnit, { cue, value }: OwnerQuestion): number | null {
  for (let at = cue.from - 1; at > unit.label && at > cue.from - LONGEST_PHRASE; at -= 1) {
    const isComma = line.tokens[at - 1]?.fold === ','
    if (isOneOf(line, at, 'relatives') && (isComma || !line.language.capitalisesNouns)) return at
    const isNamed = entities.some((one) => covers(one, at) && !overlaps(one, value))
    if (isNamed || line.tokens[at]?.kind === 'sign') return null
  }
  return null
}

/** "a bureau founded": a plain word before the cue, and no verb before that. */
function isBehindNoun(line: NamedUnit['line'], at: number): boolean {
  const before = line.tokens[at - 1]
  if (line.language.capitalisesNouns || before?.kind !== 'word') return false
  if (isOneOf(line, at - 1, 'functionWords', 'prepositions', 'copulas', 'and', 'relatives')) return false
  return !isOneOf(line, at - 2, 'copulas') && !isOneOf(line, at - 3, 'copulas')
}

/** Whom a phrase with an article is about, judged by the words before it. */
function ofPhrase({ line, entities }: NamedUnit, before: number): Owner | undefined {
  if (isOneOf(line, before, 'copulas')) return undefined
  // "A mill that was built in 1911 houses Zentrava"
  if (line.tokens[before]?.fold !== ',') return NOBODYS
  const named = entities.find(({ to }) => to === before)
  if (named !== undefined) return named.who === 'other' ? ownedBy(named, 'subject') : undefined
  return line.names.some(({ to }) => to === before) ? ownedBy(OTHER, 'subject') : NOBODYS
}

/** "Mary Beth Laughton, ex Athleta, is chief executive": a name in an aside about the value is not the owner. */
export function isAboutValue({ line }: NamedUnit, at: number, { cue, value }: OwnerQuestion): boolean {
  if (at < value.to || line.tokens[value.to]?.fold !== ',') return false
  return line.tokens.slice(at, cue.from).some(({ fold }) => fold === ',')
}
