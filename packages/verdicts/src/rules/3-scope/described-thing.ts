import { covers, isCueAt, isInCue, isOneOf, overlaps } from '../../values/line.ts'
import { countryOfAdjective } from '../../values/places.ts'
import type { NamedUnit } from './entities.ts'
import { isHave } from './subjects.ts'
import { NOBODYS, OTHER, type Owner, type OwnerQuestion, ownedBy } from './topics.ts'

/** "is made by Zentrava which was founded in 2009", "affiliated with Zentrava headquartered in Leeds" */
export function brandBefore(named: NamedUnit, question: OwnerQuestion): Owner | undefined {
  const { line, entities } = named
  const { from } = question.cue
  const relative = relativeBefore(named, question)
  const isParticiple = isCueAt(line, from, ...PARTICIPLES) && !isOneOf(line, from, 'copulas')
  const at = relative ?? (isParticiple ? from : null)
  const head = entities.find(({ who, to }) => who === 'brand' && to === at)
  return head && ownedBy(head, 'subject')
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
  // "opened in premises owned by A"
  if (isOneOf(line, at - 1, 'at') && isCueAt(line, cue.from, 'owned') && !isNamedAt(line, at)) return NOBODYS
  for (const start = at; at >= unit.label && at > start - LONGEST_PHRASE; at -= 1) {
    const entity = entities.find((one) => covers(one, at))
    if (entity !== undefined) return entity.who === 'other' ? ownedBy(entity, 'subject') : undefined
    // "has six factories located in": what it has is described, not itself.
    if (isOneOf(line, at, 'copulas')) return relative === null && isHave(line, at) ? NOBODYS : undefined
    // "in Jacareí, que opera"
    if (line.tokens[at]?.kind === 'sign' && line.tokens[at]?.fold !== '-' && at < start - 2) return undefined
    const name = line.names.find((run) => run.from > unit.label && covers(run, at))
    // "an American firm based in", "ein Unternehmen, das": words with a capital that are no names.
    const isPlain =
      countryOfAdjective(line.tokens[at]?.fold ?? '') !== undefined || isCueAt(line, at, 'firm', 'company')
    // "an HVAC company located in": letters for what it makes.
    if (line.tokens[at]?.caps === 'upper' && isCueAt(line, at + 1, 'firm', 'company')) continue
    const isName = name !== undefined && (name.strong || at === start) && name.kind !== 'place'
    if (isName && !isPlain) return ownedBy(OTHER, 'subject')
    // "a company in the energy industry that was founded"
    const isTrade = isOneOf(line, at, 'definite') && isInCue(line, start, 'industryNoun')
    if (isTrade && isOneOf(line, at - 1, 'at')) continue
    // "an S.A. corporation": no article.
    const isLetter = line.tokens[at - 1]?.fold === '.'
    if (!isLetter && isOneOf(line, at, 'definite', 'indefinite')) return ofPhrase(named, at - 1)
  }
  return undefined
}

const isNamedAt = ({ names, own }: NamedUnit['line'], at: number): boolean =>
  [...names, ...own].some((one) => covers(one, at))

const LONGEST_PHRASE = 7
export const PARTICIPLES = ['founded', 'founder', 'headquarters', 'owned', 'ledBy'] as const

/** Where the relative clause around the cue begins. */
function relativeBefore({ line, entities, unit }: NamedUnit, { cue, value }: OwnerQuestion): number | null {
  // "which was founded in Ohio and is now based in": the second of two.
  const isSecond = [1, 2, 3].some((back) => isOneOf(line, cue.from - back, 'and'))
  const reach = isSecond ? 2 * LONGEST_PHRASE : LONGEST_PHRASE
  for (let at = cue.from - 1; at > unit.label && at > cue.from - reach; at -= 1) {
    const isComma = line.tokens[at - 1]?.fold === ','
    if (isOneOf(line, at, 'relatives') && (isComma || !line.language.capitalisesNouns)) return at
    // "which has its headquarters in": the pronoun means the same.
    const isNamed = entities.some((one) => one.who !== 'pronoun' && covers(one, at) && !overlaps(one, value))
    if (isNamed || line.tokens[at]?.kind === 'sign') return null
  }
  return null
}

/** "a bureau founded": a plain word before the cue, and no verb before that. */
function isBehindNoun(line: NamedUnit['line'], at: number): boolean {
  const before = line.tokens[at - 1]
  if (line.language.capitalisesNouns || before?.kind !== 'word') return false
  if (isOneOf(line, at - 1, 'functionWords', 'prepositions', 'copulas', 'and', 'relatives')) return false
  // "has six factories located in"
  const isVerb = isOneOf(line, at - 3, 'copulas') && !isHave(line, at - 3)
  return !isOneOf(line, at - 2, 'copulas') && !isVerb
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
