import type { Engine } from '../../engine.ts'
import type { AnyPredicate } from '../../predicates/predicate.ts'
import type { Reads } from '../../predicates/reads.ts'
import type { ReadClaim } from '../../reading.ts'
import type { Hit } from '../../text/phrases.ts'
import type { NamedUnit } from '../4-scope/entities.ts'
import { isUnderUnknownHead } from '../4-scope/topics.ts'
import { plainStance, stanceOf } from '../6-stance/stance.ts'
import { askedMatches } from './asked.ts'
import { cueMatches } from './bindings.ts'
import { gappedMatches } from './gapped.ts'
import { labelMatches } from './labels.ts'
import type { Match, Scoped } from './match.ts'

/** Everything checkable that the units state about the brand, and what they state about others. */
export function readClaims(scoped: Scoped, engine: Engine): ReadClaim[] {
  const claims: ReadClaim[] = []
  for (const named of scoped.units) {
    if (named.unit.quoted) continue
    for (const predicate of engine.predicates) {
      if (predicate.reads === undefined) continue
      for (const match of matchesOf(scoped, named, predicate.reads))
        claims.push(toClaim(scoped, named, predicate, match))
    }
  }
  return withoutRepeats(claims)
}

function matchesOf(scoped: Scoped, named: NamedUnit, reads: Reads<unknown>): Match[] {
  const labelled = labelMatches(scoped, named, reads)
  if (labelled.length > 0) return labelled
  if (named.unit.kind === 'heading' || isTurnedNear(scoped, named, reads)) return []
  const found = cueMatches(scoped, named, reads)
  return [...found, ...gappedMatches(named, reads, found), ...askedMatches(scoped, named, reads, found)]
}

/** "The KM 200? That one was discontinued." */
function isTurnedNear({ units }: Scoped, { unit }: NamedUnit, { unlessNear = [] }: Reads<unknown>): boolean {
  if (unlessNear.length === 0) return false
  const next = units[unit.index + 1]?.unit
  const goesOn = next !== undefined && next.block === unit.block && next.kind === unit.kind && !next.opens
  return unlessNear.some((cue) => tells(unit, cue) || (goesOn && tells(next, cue)))
}

/** "bis 80 %" tells no past. */
function tells({ tokens, cues }: NamedUnit['unit'], cue: string): boolean {
  const isAmount = ({ to }: Hit) => tokens[to]?.kind === 'number' && !/^\d{4}$/.test(tokens[to]?.fold ?? '')
  return cues.get(cue)?.every(isAmount) === false
}

function toClaim(scoped: Scoped, named: NamedUnit, predicate: AnyPredicate, match: Match): ReadClaim {
  const { cue, value, owner, binding } = match
  const { unit, line } = named
  const from = Math.min(cue.from, value.from)
  const to = Math.max(cue.to, value.to)
  const start = line.tokens[from]?.start ?? unit.start
  const end = line.tokens[to - 1]?.end ?? unit.end
  const isByTopic = owner.by === 'topic' || owner.by === 'pronoun'
  const head = scoped.units[unit.itemHead ?? unit.index]?.unit ?? unit
  const isLoose = match.isLoose === true || (isByTopic && cue.from >= unit.label && isUnderUnknownHead(head))
  const isOfProduct = predicate.reads?.ofFirm === true && owner.product !== null && !isByTopic
  return {
    predicate: predicate.name,
    value: withProduct(scoped, named, match),
    about: isOfProduct ? 'nobody' : owner.who,
    stance:
      predicate.reads?.plain === true
        ? plainStance(unit, line, cue, value)
        : stanceOf(unit, line, cue, value),
    group: `${predicate.name}:${binding}${isByTopic ? '~topic' : ''}${isLoose ? '~loose' : ''}`,
    start,
    end,
    quote: scoped.text.slice(start, end),
  } as ReadClaim
}

/** A price is a product's: of the nearest one named before it, else of the owner that was found, else of one in its row. */
function withProduct(scoped: Scoped, named: NamedUnit, { value, owner }: Match): unknown {
  const stated = value.value
  if (typeof stated !== 'object' || stated === null || !('product' in stated) || stated.product !== null)
    return stated
  const before = named.line.own.findLast(({ product, to }) => product !== null && to <= value.from)
  const product = before?.product ?? owner.product ?? productBehind(named, value) ?? rowProduct(scoped, named)
  return { ...stated, product }
}

/** "asks 395 pounds for the Fell Boot" */
function productBehind({ line: { own, tokens, language } }: NamedUnit, { to }: Hit): string | null {
  const isLed = [0, 1].some((ahead) => language.prepositions.has(tokens[to + ahead]?.fold ?? ''))
  const next = own.find(({ from, product }) => product !== null && from >= to && from - to <= 4)
  return isLed ? (next?.product ?? null) : null
}

function rowProduct({ units }: Scoped, { unit }: NamedUnit): string | null {
  if (unit.cell === null) return null
  const { table, row } = unit.cell
  // The cells of a row stand side by side.
  for (let at = unit.index - 1; at >= Math.max(0, unit.index - WIDEST_ROW); at -= 1) {
    const other = units[at]
    if (other?.unit.cell?.table !== table || other.unit.cell.row !== row) break
    const product = other.line.own.find((own) => own.product !== null)?.product
    if (product !== undefined && product !== null) return product
  }
  return null
}

const WIDEST_ROW = 20

/** The same value read by two rules from the same words is one claim; the earlier rule of a predicate keeps it. */
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
