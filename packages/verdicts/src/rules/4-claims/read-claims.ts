import type { Engine } from '../../engine.ts'
import type { AnyPredicate } from '../../predicates/predicate.ts'
import type { StatedPrice } from '../../predicates/price.ts'
import type { AnyReads } from '../../predicates/reads.ts'
import { type ReadClaim, type Stance, UNTIED } from '../../reading.ts'
import type { Hit } from '../../text/phrases.ts'
import { isYear } from '../../text/token.ts'
import {
  hasCue,
  hitsOf,
  isCueAt,
  isCueBefore,
  isCueWithin,
  isNamedWithin,
  isOneOf,
  isOwn,
  type NamedLine,
  spanning,
} from '../../values/line.ts'
import { clauseAround } from '../3-scope/clauses.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import { isUnderUnknownHead } from '../3-scope/topics.ts'
import { stanceOf } from '../5-stance/stance.ts'
import { cueMatches } from './bindings.ts'
import { labelMatches } from './labels.ts'
import { isSmallWord, type Match, type Scoped } from './match.ts'
import { instalmentsAt, priceKindOf } from './price-kinds.ts'

export function readClaims(scoped: Scoped, engine: Engine): ReadClaim[] {
  const claimsOf = (named: NamedUnit, predicate: AnyPredicate) =>
    matchesOf(scoped, named, predicate.reads)
      .filter((match) => !isUnsure(scoped, named, match))
      .map((match) => toClaim(scoped, named, predicate, match))
  const plain = scoped.units.filter(({ unit }) => !unit.quoted)
  return withoutRepeats(plain.flatMap((named) => engine.predicates.flatMap((one) => claimsOf(named, one))))
}

function matchesOf(scoped: Scoped, named: NamedUnit, reads?: AnyReads): Match[] {
  if (reads === undefined) return []
  const labelled = labelMatches(scoped, named, reads)
  if (labelled.length > 0) return labelled
  if (isTurnedNear(scoped, named, reads)) return []
  if (named.unit.kind === 'heading') return reads.inHeadings === true ? titles(scoped, named, reads) : []
  return cueMatches(scoped, named, reads)
}

/** "### 2. Acme WH-200 – $199": what begins with the sure name of a product. */
const titles = (scoped: Scoped, named: NamedUnit, reads: AnyReads): Match[] =>
  cueMatches(scoped, named, reads)
    .filter(({ cue, value }) => isSureName(named, cue) && !hasOtherBetween(named, cue.to, value.from))
    .map((match) => ({ ...match, binding: 'title' }))

/** "### Acme WH-200 vs Umbral – $99" */
const hasOtherBetween = ({ line }: NamedUnit, from: number, to: number): boolean =>
  line.names.some((run) => run.from >= from && run.to <= to && !isOwn(line, run))

/** A product that a fact names, or one with a figure: words with capitals may be anything. */
const isSureName = ({ entities, line }: NamedUnit, { from, to }: Hit): boolean =>
  entities.some(
    (one) =>
      one.from === from &&
      one.product !== null &&
      (one.isKnown || line.tokens.slice(from, to).some(({ text }) => /\d/.test(text))),
  )

/** "The KM 200? That one was discontinued." */
function isTurnedNear({ units }: Scoped, { unit }: NamedUnit, { unlessNear = [] }: AnyReads): boolean {
  const next = units[unit.index + 1]?.unit
  const near = next !== undefined && next.block === unit.block && !next.opens ? [unit, next] : [unit]
  return unlessNear.some((cue) => near.some(({ cues }) => cues.has(cue)))
}

const isOfTopic = ({ owner }: Match): boolean => owner.by === 'topic' || owner.by === 'pronoun'

/** It may be said of somebody whom no rule knows by name. */
function isUnsure(scoped: Scoped, { unit }: NamedUnit, match: Match): boolean {
  // "The Acme in Dublin, since 2004, is unconnected."
  if (hasCue(unit, 'unrelated')) return true
  const head = scoped.units[unit.itemHead ?? unit.index]?.unit ?? unit
  return isOfTopic(match) && match.cue.from >= unit.label && isUnderUnknownHead(head)
}

function toClaim(scoped: Scoped, named: NamedUnit, predicate: AnyPredicate, match: Match): ReadClaim {
  const { cue, value, owner, binding } = match
  const { unit, line } = named
  const { from, to } = spanning(cue, value)
  const start = line.tokens[from]?.start ?? unit.start
  const end = line.tokens[to - 1]?.end ?? unit.end
  const isByTopic = isOfTopic(match)
  const whose = isByTopic ? '~topic' : owner.by === 'oblique' ? '~oblique' : ''
  const isOfProduct = predicate.reads?.ofFirm === true && owner.product !== null && !isByTopic
  return {
    predicate: predicate.name,
    value: withKind(scoped, named, match, withProduct(scoped, named, match)),
    about: isOfProduct ? 'nobody' : owner.who,
    stance: stanceOfMatch(named, match, predicate.reads),
    group: `${predicate.name}:${binding}${whose}${scoped.isTied ? '' : UNTIED}`,
    owner: owner.rule,
    start,
    end,
    quote: scoped.text.slice(start, end),
  } as ReadClaim
}

function stanceOfMatch(named: NamedUnit, { cue, value, binding }: Match, reads?: AnyReads): Stance {
  const { unit, line } = named
  // Addresses and numbers are always given as facts.
  if (reads?.plain === true) return 'asserted'
  const stance = stanceOf(unit, line, cue, value)
  // "would buy Acme Tools, Inc.": the purchase is in doubt, and not the name.
  if (binding === OWN && DOUBTS.has(stance)) return 'asserted'
  if (stance === 'asserted' && reads?.datedIsPast === true && !isToday(line, cue, value)) return 'past'
  const { deniedBy } = reads ?? {}
  const isDoubt = stance === 'denied' || (DOUBTS.has(stance) && isSureName(named, value))
  if (!isDoubt || deniedBy === undefined) return stance
  return isNamedWithin(line, clauseAround(line, spanning(cue, value)), deniedBy) ? stance : 'asserted'
}

/** The binding by which a name says what it is, whatever the sentence is about. */
const OWN = 'own'

const DOUBTS: ReadonlySet<Stance> = new Set(['hedged', 'conditional'])

const isPrice = (stated: unknown): stated is StatedPrice =>
  typeof stated === 'object' && stated !== null && 'amount' in stated && 'product' in stated

/** A price that is paid in parts, or that the line or its card puts forward as an offer, says so. */
function withKind(scoped: Scoped, named: NamedUnit, { value }: Match, stated: unknown): unknown {
  if (!isPrice(stated)) return stated
  const count = instalmentsAt(named.line, value)
  if (count !== null) return { ...stated, kind: 'instalment', count }
  const kind = priceKindOf(scoped, named, value)
  return kind === undefined ? stated : { ...stated, kind }
}

/** "was chief executive" is over, "will become" has not begun; "was named chief executive" is so today. */
function isToday(line: NamedLine, cue: Hit, value: Hit): boolean {
  const office = isOneOf(line, cue.from - 1, 'determiners') ? cue.from - 1 : cue.from
  const isOnce = value.to <= cue.from && hitsOf(line, 'wasInOffice').some(({ to }) => to === office)
  return !isOnce && !isCueWithin(line, clauseAround(line, spanning(cue, value)), 'willBe') && !isDated(line)
}

/** A year in the sentence, but not "since 2019" or "since September 2022". */
const isDated = (line: NamedLine): boolean =>
  line.tokens.some(({ fold }, at) => {
    const isMonth = line.language.months.includes(line.tokens[at - 1]?.fold ?? '')
    return isYear(fold) && !isCueBefore(line, isMonth ? at - 1 : at, 'since')
  })

/** The product of a price: the nearest one before it, else the owner, else one in its row. */
function withProduct(scoped: Scoped, named: NamedUnit, { value, owner }: Match): unknown {
  const stated = value.value
  if (!isPrice(stated) || stated.product !== null) return stated
  const products = named.line.own.filter(({ product }) => product !== null)
  const other = otherThing(named, products, value)
  if (other !== null) return { ...stated, product: other }
  const before = products.findLast(({ to }) => to <= value.from)
  // "asks 395 pounds for the Fell Boot"
  const behind = products.find(({ from }) => from >= value.to && from - value.to <= 4)
  const product = before?.product ?? owner.product ?? behind?.product ?? rowProduct(scoped, named)
  return { ...stated, product }
}

/** "Loom: £29; spare reel, £4": the next of a list has a price of its own. */
function otherThing({ line }: NamedUnit, products: readonly Hit[], value: Hit): string | null {
  const { tokens } = line
  const start = tokens.findLastIndex(({ fold }, at) => at < value.from && fold === ';') + 1
  const isListed = start > 0 && products.some(({ to }) => to <= start)
  if (!isListed || products.some((one) => one.from >= start && one.to <= value.to + 4)) return null
  const words = tokens.slice(start, value.from).filter((_, ahead) => isHeavy(line, start + ahead))
  return words.length > 0 ? words.map(({ text }) => text).join(' ') : null
}

const isHeavy = (line: NamedLine, at: number): boolean =>
  line.tokens[at]?.kind === 'word' && !isSmallWord(line, at) && !isCueAt(line, at, ...OF_PRICES)

const OF_PRICES = ['costs', 'priceNoun', 'planNoun'] as const

function rowProduct({ units }: Scoped, { unit: { cell, index } }: NamedUnit): string | null {
  if (cell === null) return null
  const left = units.slice(Math.max(0, index - WIDEST_ROW), index)
  const row = left.filter(({ unit }) => unit.cell?.table === cell.table && unit.cell.row === cell.row)
  return row.flatMap(({ line }) => line.own).findLast(({ product }) => product !== null)?.product ?? null
}

const WIDEST_ROW = 20

/** The same value from the same words is one claim; the earlier rule keeps it. */
function withoutRepeats(claims: readonly ReadClaim[]): ReadClaim[] {
  const kept = new Map<string, ReadClaim>()
  return claims.filter((claim) => {
    const key = `${claim.predicate}|${JSON.stringify(claim.value)}`
    const other = kept.get(key)
    if (other !== undefined && claim.start < other.end && claim.end > other.start) return false
    kept.set(key, claim)
    return true
  })
}
