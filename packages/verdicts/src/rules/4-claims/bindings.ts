import { type AnyBinding, type AnyReads, OWN_NAME, OWN_PRODUCT } from '../../predicates/reads.ts'
import { isOnDomain, registeredLabel } from '../../text/address.ts'
import type { Hit } from '../../text/phrases.ts'
import { isCapitalised } from '../../text/token.ts'
import type { Found, NamedLine } from '../../values/line.ts'
import {
  endOfCue,
  hitsNamed,
  isCueAt,
  isCueBefore,
  isNamedWithin,
  isOneOf,
  isWithin,
  overlaps,
  spanning,
} from '../../values/line.ts'
import { clauseAround } from '../3-scope/clauses.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import { objectReferent } from '../3-scope/objects.ts'
import { ownerOf } from '../3-scope/ownership.ts'
import { BRAND, type Owner, ownedBy, type Topic } from '../3-scope/topics.ts'
import { isSmallWord, type Match, type Scoped } from './match.ts'

/** Pairs of cue and value by the predicate's bindings; earlier bindings take a value first. */
export function cueMatches(scoped: Scoped, named: NamedUnit, reads: AnyReads): Match[] {
  const { line } = named
  const bindings = reads.bindings.filter(
    ({ cues }) => cues.length === 0 || cues.some((cue) => cuesOf(line, cue).length > 0),
  )
  if (bindings.length === 0) return []
  const common = reads.find(line)
  const taken = new Set<Value>()
  const matches: Match[] = []
  for (const binding of bindings) {
    const values = binding.find === undefined ? common : binding.find(line)
    const { side, tight, own, once } = binding
    for (const pair of pairs(line, binding, values)) {
      const { cue, value } = pair
      // "…, born in Ghent, has its seat in Leeds": a cue with a value after it takes none before it.
      // "The A was dropped, the B goes on": the cue has its product.
      const bindsOneValue = once || (side === 'before' ? tight : side === 'after' && own)
      const isServed = bindsOneValue && matches.some((one) => overlaps(one.cue, cue))
      if (taken.has(value) || isServed || isSomethingElse(line, reads, binding, pair)) continue
      const owner = bindingOwner(scoped, named, binding, pair)
      if (owner === null || binding.accepts?.(value.value, owner) === false) continue
      taken.add(value)
      const stated = binding.as === undefined ? value.value : binding.as(value.value)
      // "X wurde 1987 gegründet" and "in 1987 they founded X" are measured apart.
      const isFramed = side === 'before' && (owner.by === 'subject' || owner.by === 'oblique')
      const name = `${binding.name}${isFramed ? 'Framed' : owner.by === 'opening' ? 'Opening' : ''}`
      matches.push({ binding: name, cue, value: { ...value, value: stated }, owner })
    }
  }
  return matches
}

function cuesOf(line: NamedLine, name: string): readonly Hit[] {
  if (name !== OWN_PRODUCT && name !== OWN_NAME) return hitsNamed(line, name)
  return line.own.filter(({ product }) => (product === null) === (name === OWN_NAME))
}

type Value = Found<unknown>
type Pair = { cue: Hit; value: Value }

/** The nearest value on the binding's side of each cue. */
function pairs(line: NamedLine, binding: AnyBinding, values: readonly Value[]): Pair[] {
  if (binding.cues.length === 0) return values.map((value) => ({ cue: value, value }))
  const cues = binding.cues.flatMap((name) => cuesOf(line, name))
  const found = cues.flatMap((cue) => {
    // "the founder's daughter" is not the founder.
    const end = isCueAt(line, cue.to, 'company') ? cue.to + 1 : cue.to
    if ([cue.to, end].some((at) => line.tokens[at]?.fold === "'s") && binding.side !== 'same') return []
    // "A, a label started by B": who is led to stands behind.
    if (binding.side === 'before' && isOneOf(line, cue.to - 1, 'by')) return []
    // "A was merged into Zentrava by its owner": the cue does something to the value.
    if (binding.bracket === true && isAgent(line, cue)) return []
    // "the mill is owned by Zentrava", but not "Eigentümer von Zentrava"
    const isPassive = isOneOf(line, cue.to, 'by') && !isOneOf(line, cue.to, 'of')
    if ((binding.onlyObject === true || binding.link === 'relatives') && isPassive) return []
    // "Anderson lies in Madison County": the preposition has its place.
    const place = [cue.to, cue.to + 1].find((at) => isOneOf(line, at - 1, 'at'))
    if (binding.side === 'before' && values.some(({ from }) => from === place)) return []
    // "she founded Orvane": who did it stands before.
    if (binding.name === INVERTED && isCueBefore(line, cue.from, 'personPronoun', 2)) return []
    // "the owner of the Aurora" owns it.
    if (binding.notOf === true && hasOf(line, cue, values)) return []
    const value = valueFor(line, binding, cue, values)
    return value === undefined ? [] : [{ cue, value }]
  })
  // The nearest pairs come first; of "director" and "director general", the longer: "until 2020" stands behind it.
  return found.sort((left, right) => distance(left) - distance(right) || right.cue.to - left.cue.to)
}

/** The value behind a verb is who does it: "lo fundó A". */
const INVERTED = 'inverted'

/** "by parent company A", "by its owner" */
function isAgent(line: NamedLine, { from }: Hit): boolean {
  const before = isOneOf(line, from - 1, 'determiners') ? from - 2 : from - 1
  return isOneOf(line, before, 'by') && !isOneOf(line, before, 'of')
}

function hasOf(line: NamedLine, { to }: Hit, values: readonly Value[]): boolean {
  const of = isCueAt(line, to, 'company') ? to + 1 : to
  const next = isOneOf(line, of + 1, 'determiners') ? of + 2 : of + 1
  return isOneOf(line, of, 'of') && values.some(({ from }) => from === next)
}

function distance({ cue, value }: Pair): number {
  return value.from >= cue.to ? value.from - cue.to : cue.from - value.to
}

function valueFor(line: NamedLine, binding: AnyBinding, cue: Hit, values: readonly Value[]) {
  const { side, reach, direct = false, bracket = false } = binding
  if (side === 'same') return values.find(({ from, to }) => from <= cue.from && to >= cue.to)
  const isNear = (from: number, to: number) => to - from <= reach && isOpenBetween(line, binding, from, to)
  if (side === 'after') {
    const right = values.filter(({ from, to }) => from >= cue.to - 1 && to > cue.to && isNear(cue.to, from))
    return right.find(({ from }) => isLinked(line, binding, cue.to, from))
  }
  // "Born in 1955, A founded it": the value is another cue's.
  const others = binding.cues.flatMap((name) => cuesOf(line, name)).map(({ to }) => to)
  const left = values.filter(
    ({ from, to }) => to <= cue.from && isNear(to, cue.from) && !isTicker(line, to) && !others.includes(from),
  )
  // "in his book The Tree Doctor and later founded it": who did so stands farther away.
  const isJoined = ({ to }: Value) =>
    isOneOf(line, to, 'and') && line.tokens[to]?.kind === 'word' && !isPersonAt(line, to) && to + 1 < cue.from
  const free = direct ? left.filter((value) => !isJoined(value)) : left
  const linked = free.filter(({ from }) => isLinked(line, binding, 0, from))
  const fitting = linked.filter(({ to }) => !bracket || isBracket(line, to, cue.from))
  const nearest = fitting.findLast((value) => !direct || isDirect(line, value))
  const subject = direct ? distantSubject(line, cue, values) : undefined
  // "A, whose father had met B in Ghent, founded it": B is in an aside.
  const isAside = line.tokens[cue.from - 1]?.fold === ',' && nearest?.to !== cue.from - 1
  return isAside ? (subject ?? nearest) : (nearest ?? subject)
}

const isPersonAt = ({ names }: NamedLine, end: number): boolean =>
  names.some(({ kind, to }) => kind === 'person' && to === end)

/** "A, a former cook, is chief executive": the subject stands before the aside. */
function distantSubject(line: NamedLine, cue: Hit, values: readonly Value[]): Value | undefined {
  const { tokens } = line
  let at = cue.from - 1
  while (at > cue.from - 5 && tokens[at]?.kind === 'word' && isSmallWord(line, at)) at -= 1
  if (tokens[at]?.fold !== ',') return sharedSubject(line, cue, values)
  const opensAside = ({ to }: Hit) => to < at && at - to <= LONGEST_ASIDE && tokens[to]?.fold === ','
  // "Founded by A, a former cook, the firm runs …": A is not the subject.
  const described = values.findLast((value) => opensAside(value) && isDirect(line, value))
  return described ?? sharedSubject(line, cue, values)
}

const LONGEST_ASIDE = 20

/** "A lost the race, invented a spring and in 1933 founded it": a name that opens the sentence has several verbs. */
function sharedSubject(line: NamedLine, cue: Hit, values: readonly Value[]): Value | undefined {
  const value = values.find(({ from, to }) => from <= 3 && cue.from - to <= LONGEST_ASIDE)
  const isJoined = [1, 2, 3, 4, 5].some((back) => isOneOf(line, cue.from - back, 'and'))
  if (value === undefined || !isJoined || isOneOf(line, value.to, 'and')) return undefined
  for (let at = value.to; at < cue.from; at += 1) {
    const begins = at === value.to || line.tokens[at - 1]?.fold === ',' || isOneOf(line, at - 1, 'and')
    // "and her brother founded it", "the man who founded it"
    const isOther = begins && (isCapitalised(line.tokens[at]) || isOneOf(line, at, 'determiners'))
    const isRelative = !line.language.capitalisesNouns && isOneOf(line, at, 'relatives')
    if (isOther || isRelative || /^[;:–(]$|^'/.test(line.tokens[at]?.fold ?? '')) return undefined
  }
  return value
}

/** Not after a preposition; but "founded by A, who still leads it" says of A what follows. */
function isDirect(line: NamedLine, { from, to }: Hit): boolean {
  if (line.tokens[to]?.fold === ',' && isOneOf(line, to + 1, 'relatives')) return true
  // "set up by A and B": the preposition is before both.
  const joined = isOneOf(line, from - 1, 'and') ? line.names.find((name) => name.to === from - 1) : undefined
  const at = joined?.from ?? from
  const before = [at - 1, at - 2, at - 3]
  // "to repeat what A said": a clause begins there.
  const isLimit = (back: number) =>
    isOneOf(line, back, 'functionWords') &&
    !isOneOf(line, back, 'determiners', 'prepositions', 'and', 'of', 'by')
  const end = before.findIndex((back) => line.tokens[back]?.kind !== 'word' || isLimit(back))
  return !before.slice(0, end < 0 ? 3 : end).some((back) => isOneOf(line, back, 'prepositions'))
}

/** "A hat X 1987 gegründet", "A, der X gründete": the brand stands between the parts of a verb. */
function isBracket(line: NamedLine, from: number, to: number): boolean {
  const open = endOfCue(line, from, 'hasDone')
  return open > from && line.own.some((one) => one.from >= open && one.to <= to)
}

/** The link may be the last word of the cue ("founded by"); an article or a title may follow it. */
function isLinked(line: NamedLine, { link }: AnyBinding, from: number, to: number): boolean {
  if (link === undefined) return true
  return [to - 1, to - 2, to - 3].some((at) => {
    // "Der Hof in Oberstaufen kauft": an article, and no relative clause.
    const isArticle = link === 'relatives' && isCapitalised(line.tokens[at])
    return at >= from - 1 && isOneOf(line, at, link) && !isArticle
  })
}

/** No clause begins between cue and value, and no other cue takes the value. */
function isOpenBetween(line: NamedLine, binding: AnyBinding, from: number, to: number): boolean {
  const { between = [], tight = false, side, link } = binding
  // "A, whose father founded it"
  if (side === 'before' && isNamedWithin(line, { from, to }, WHOSE)) return false
  let isHeavy = false
  for (let at = from; at < to; at += 1) {
    const token = line.tokens[at]
    if (token?.fold === ';' || (token?.fold === ')' && !isTicker(line, at))) return false
    // "designed by A (founded in Turin)"
    if (token?.fold === '(' && side === 'before' && link === 'by') return false
    // "a merger in 1970 of A (founded in 1869)": a figure before the bracket is not what the bracket says.
    if (token?.fold === '(' && side === 'before' && line.tokens[from - 1]?.kind === 'number') return false
    // "the founder of Zentrava which runs B"
    const isOfOwn = line.own.some((one) => one.to === at) && !line.language.capitalisesNouns
    if (isOfOwn && side === 'after' && isOneOf(line, at, 'relatives')) return false
    // "a holding which includes A": another verb than "is" leads elsewhere.
    const isElsewhere = isOneOf(line, at, 'relatives') && !isOneOf(line, at + 1, 'copulas')
    if (binding.notOf === true && isElsewhere && !line.language.capitalisesNouns) return false
    // "… from Inditex, where she was until 2010" is another clause; "A, who founded X" is not.
    if (token?.fold === ',' && side !== 'before' && isOneOf(line, at + 1, 'relatives')) return false
    if (token?.kind === 'number' || (token?.kind === 'word' && !isSmallWord(line, at))) isHeavy = true
    if (tight && token?.fold === ',' && (isHeavy || isOneOf(line, at + 1, 'and'))) return false
  }
  return !isNamedWithin(line, { from, to }, between)
}

const WHOSE = ['whose'] as const

/** "Orvane Group (ORVN), the parent company of Zentrava": the bracket says how the name stands in lists. */
const isTicker = ({ tokens }: NamedLine, end: number): boolean =>
  tokens[end - 2]?.fold === '(' && tokens[end - 1]?.caps === 'upper'

/** "raised $30 million", "hired 300 people" */
function isSomethingElse(line: NamedLine, reads: AnyReads, binding: AnyBinding, pair: Pair): boolean {
  const { cue, value } = pair
  const { needs } = binding
  const unless = [...(reads.unless ?? []), ...(binding.unless ?? [])]
  if (unless.length === 0 && needs === undefined) return false
  const whole = spanning(cue, value)
  const clause = clauseAround(line, whole)
  if (needs !== undefined && !isNamedWithin(line, clause, needs)) return true
  const near = { from: Math.max(clause.from, whole.from - NEAR), to: Math.min(clause.to, whole.to + NEAR) }
  // "compuesto por 300 personas": words of the cue itself do not count.
  const isElse = (hit: Hit) => isWithin(hit, near) && !isWithin(hit, cue)
  return unless.some((name) => cuesOf(line, name).some(isElse))
}

const NEAR = 4

function bindingOwner(scoped: Scoped, named: NamedUnit, binding: AnyBinding, pair: Pair): Owner | null {
  const { cue, value } = pair
  if (binding.ownOnly === true && !isOwnAddress(named.line, value)) return null
  // "Jardiland had the Griffon at €62": somebody else's price.
  const [first] = named.entities
  const isSeller = first?.who === 'other' && !first.oblique && cue.from - first.to <= 4
  if (isSeller && binding.cues.includes(OWN_PRODUCT)) return null
  if (binding.own === true) return ownedBy(BRAND, 'object')
  const topic = scoped.topics[named.unit.index] as Topic
  if (binding.refers === true) return objectReferent(named, topic, cue)
  const mustBeObject = binding.onlyObject === true
  const mayBeObject = mustBeObject || binding.object === true
  const owner = ownerOf(named, topic, { cue, value, mayBeObject, mustBeObject })
  if (owner.who !== 'nobody') return owner
  return binding.alone === true && isOnlyBrands(named) ? ownedBy(BRAND, 'subject') : null
}

/** The unit names only the brand. */
export function isOnlyBrands({ entities }: NamedUnit): boolean {
  const named = entities.filter(({ who }) => who !== 'pronoun')
  return named.length > 0 && named.every(({ who }) => who === 'brand')
}

/** A mailbox on the brand's domain or a similar one: "acme.com" and "acme-tools.de". */
function isOwnAddress({ tokens, domain }: NamedLine, { from }: Hit): boolean {
  const text = tokens[from]?.text ?? ''
  const host = text.slice(text.indexOf('@') + 1)
  const [own, other] = [registeredLabel(domain), registeredLabel(host)]
  const [short, long] = own.length < other.length ? [own, other] : [other, own]
  return isOnDomain(host, domain) || (short.length >= SHORTEST_LABEL && long.startsWith(short))
}

const SHORTEST_LABEL = 5
