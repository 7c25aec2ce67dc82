import type { Stance } from '../../reading.ts'
import type { Hit } from '../../text/phrases.ts'
import { hitsOf, isAnd, type NamedLine } from '../../values/line.ts'
import type { Unit } from '../1-document/document.ts'
import { clauseAround, endOfAside } from './clauses.ts'

/** How the text puts forward what a cue and a value say together. What turns it must stand in the same clause. */
export function stanceOf(unit: Unit, line: NamedLine, cue: Hit, value: Hit): Stance {
  const whole: Hit = { from: Math.min(cue.from, value.from), to: Math.max(cue.to, value.to) }
  const clause = clauseAround(line, whole)
  const has = (name: string) =>
    hitsOf(line, name).some((hit) => isWithin(hit, clause) && !isWithin(hit, value))
  // What supposes, asks or doubts stands before what it is about.
  const leads = (name: string) =>
    hitsOf(line, name).some(
      (hit) =>
        isWithin(hit, { from: clause.from, to: whole.to }) && !isWithin(hit, value) && !isYes(line, hit),
    )
  if (unit.asks || leads('asked')) return 'asked'
  // A whole statement between quotation marks is somebody else's.
  if (unit.quotes.some((quote) => isWithin(whole, quote) && quote.to - quote.from > whole.to - whole.from))
    return 'hearsay'
  // "I can't say whether the Kardovent is safe" denies nothing.
  if (leads('noInformation')) return 'hedged'
  const isDenial = isDenied(line, clause, cue, value)
  // "Contrary to what is said, it never won": the denial is what the answer means.
  if (!isDenial && (has('falsehood') || isSetRight(line, clause))) return 'corrected'
  if (leads('condition') || leads('future')) return 'conditional'
  if (has('hearsay')) return 'hearsay'
  if (isDenial) return 'denied'
  if (isPast(line, clause, whole, { from: value.to, to: endOfAside(line, value, cue) })) return 'past'
  // "in May 2017": a month.
  const isModal = hitsOf(line, 'modal').some(
    (hit) => isWithin(hit, { from: clause.from, to: whole.to }) && line.tokens[hit.from]?.caps === 'lower',
  )
  const isUnsure = hitsOf(line, 'unsure').some(({ from }) => from < whole.to)
  return isModal || isUnsure ? 'hedged' : 'asserted'
}

/** Folded, "sí" (yes) looks like "si" (if). */
function isYes({ tokens }: NamedLine, { from, to }: Hit): boolean {
  const token = tokens[from]
  return to - from === 1 && token !== undefined && /[íì]/i.test(token.text) && token.fold.length === 2
}

/** The stance of an address or a number: whatever is supposed around it, it is given, unless it is denied. */
export function plainStance(unit: Unit, line: NamedLine, cue: Hit, value: Hit): Stance {
  const stance = stanceOf(unit, line, cue, value)
  return stance === 'denied' || stance === 'corrected' || stance === 'asked' ? stance : 'asserted'
}

/** "formerly based in", "was chief executive until 2018"; "from 8 until 17" tells the time. */
function isPast(line: NamedLine, clause: Hit, whole: Hit, aside: Hit): boolean {
  return hitsOf(line, 'former').some((hit) => {
    if (!isWithin(hit, clause) || isWithin(hit, aside)) return false
    const next = line.tokens[hit.to]
    if (next?.kind === 'number' && !/^\d{4}$/.test(next.fold)) return false
    const isBefore = hit.from < whole.to && whole.from - hit.to <= PAST_REACH
    // "the chief executive is A, previously at B": behind a comma it speaks of what follows.
    const isBehind =
      hit.from === whole.to || (hit.from === whole.to + 1 && line.tokens[whole.to]?.fold !== ',')
    return isBefore || isBehind
  })
}

const PAST_REACH = 4

/** "Some sites say 1999, but in fact…": what a correction follows was not meant. */
function isSetRight(line: NamedLine, clause: Hit): boolean {
  const isHearsay = hitsOf(line, 'hearsay').some(({ from, to }) => from >= clause.from && to <= clause.to)
  return isHearsay && hitsOf(line, 'correction').some(({ from }) => from >= clause.to)
}

/**
 * A negation denies what it leads to without a break: "is not based in Milan", "not in 1999". "Was not sold and keeps
 * its headquarters in Duluth" denies the sale alone.
 */
function isDenied(line: NamedLine, clause: Hit, cue: Hit, value: Hit): boolean {
  return hitsOf(line, 'negation').some((negation) => {
    if (negation.from < clause.from || negation.to > clause.to || isHarmless(line, negation)) return false
    const targets = [cue, value].filter(({ from }) => from >= negation.to).map(({ from }) => from)
    if (targets.length === 0) return isTrailing(line, negation, cue, value)
    return reaches(line, negation.to, Math.min(...targets))
  })
}

function isHarmless(line: NamedLine, negation: Hit): boolean {
  // "No, Zentrava …" answers the question.
  if (negation.from === 0 && line.tokens[negation.to]?.kind === 'sign') return true
  const inPhrase = hitsOf(line, 'notNegation').some(
    ({ from, to }) => from <= negation.from && to >= negation.to,
  )
  // "no longer" tells of the past, and is read as such.
  return inPhrase || hitsOf(line, 'former').some(({ from, to }) => from <= negation.from && to > negation.to)
}

/** "gehört Zentrava nicht", "is in Leeds, not": right behind what it denies, and nothing follows that it could lead to. */
function isTrailing(line: NamedLine, negation: Hit, cue: Hit, value: Hit): boolean {
  const end = Math.max(cue.to, value.to)
  const next = line.tokens[negation.to]
  return negation.from === end && (next === undefined || next.kind === 'sign')
}

/** A negation does not reach over "and", unless that only goes on with a list. */
function reaches(line: NamedLine, from: number, to: number): boolean {
  const { tokens } = line
  for (let at = from; at < to; at += 1) {
    const { fold } = tokens[at] as (typeof tokens)[number]
    if (fold === ';' || fold === ':' || fold === '–') return false
    if (!isAnd(line, at) && fold !== ',') continue
    const next = tokens[at + 1]
    const isList =
      next !== undefined && (next.kind === 'number' || next.caps === 'title' || next.caps === 'upper')
    if (!isList) return false
  }
  return true
}

function isWithin(inner: Hit, outer: Hit): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}
