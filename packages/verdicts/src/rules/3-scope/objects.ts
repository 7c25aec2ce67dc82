import type { Hit } from '../../text/phrases.ts'
import { isYear, type Token } from '../../text/token.ts'
import { covers, isCueAt, isInCue, isOneOf } from '../../values/line.ts'
import { LEGAL_FORMS } from '../../values/names.ts'
import type { Entity, NamedUnit } from './entities.ts'
import { TIME } from './openings.ts'
import { isPossessive } from './pronouns.ts'
import { type Owner, type OwnerQuestion, ownedBy, type Topic } from './topics.ts'

/** "the headquarters of Zentrava", "founded Zentrava": only small words stand between. */
export function objectOf(
  { line }: NamedUnit,
  free: readonly Entity[],
  { cue, mustBeObject }: OwnerQuestion,
): Entity | undefined {
  const next = free.find(({ from }) => from >= cue.to)
  if (next === undefined || next.from - cue.to > 6) return undefined
  // "established Zentrava's guilt": something of the brand's is the object.
  if (line.tokens[next.to]?.fold === "'s") return undefined
  // "heads its research team", "A founded their own firm": the team and the firm are the object.
  if (isPossessive(line, next) && (mustBeObject || isCueAt(line, cue.from, 'leads'))) return undefined
  // "Orvane was founded by Zentrava": who did it is not what was done.
  const isAgent = isOneOf(line, next.from - 1, 'by') && !isOneOf(line, next.from - 1, 'of')
  if (isAgent && isCueAt(line, cue.from, 'founded')) return undefined
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

/** "the founder of the company X", "founder and former chief executive of X" */
const BETWEEN = ['company', 'worksFor', 'chief', 'founder', 'former'] as const

/** The brand where it is named in one list with somebody: "Kelda, Zentrava and Orvane". */
export function listedWith({ line, entities }: NamedUnit, one: Entity): Entity | undefined {
  const isJoined = (at: number) =>
    isTail(line.tokens[at]) || isOneOf(line, at, 'and') || entities.some((other) => covers(other, at))
  return entities.find((brand) => {
    // "Unlike Zentrava and Orvane, Kelda is …"
    const isLast = brand.to <= one.from && !isOneOf(line, one.from - 1, 'and')
    if (brand.who !== 'brand' || brand.oblique || isLast) return false
    const [from, to] = brand.to <= one.from ? [brand.to, one.from] : [one.to, brand.from]
    const between = Array.from({ length: Math.max(0, to - from) }, (_, ahead) => from + ahead)
    const end = Math.max(brand.to, one.to)
    // "owns Kelda, Zentrava and Orvane"
    const isList = [...between, end].some((at) => isOneOf(line, at, 'and'))
    return between.length > 0 && between.every(isJoined) && isList
  })
}

/** What may stand behind a name in a list: ", Inc.," */
export const isTail = (token: Token | undefined): boolean =>
  token !== undefined && (/^[,.]$/.test(token.fold) || LEGAL_FORMS.has(token.fold))

/** "owns Kelda and Zentrava makes pumps": what follows a name may be its verb. */
export const mayBeSubject = (line: NamedUnit['line'], { to }: Hit): boolean =>
  line.tokens[to]?.kind === 'word' && !isOneOf(line, to, 'prepositions', 'and', 'relatives', 'at', 'by')

/** "runs his bakery", "chief executive of a clinic": the object is not the brand. */
export function hasOtherObject({ line }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
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

/** "Amancio Ortega la fundó", "has led it", "fundou-a": the pronoun is not the subject. */
export function objectReferent({ entities }: NamedUnit, topic: Topic, cue: Hit): Owner {
  const brand = entities.findLast(({ who, to, oblique }) => who === 'brand' && to <= cue.from && !oblique)
  return ownedBy(brand ?? topic, 'pronoun')
}

export function hasObjectPronoun({ line, unit }: NamedUnit, { from, to }: Hit): boolean {
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
