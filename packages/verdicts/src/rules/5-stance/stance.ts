import type { Stance } from '../../reading.ts'
import type { Hit } from '../../text/phrases.ts'
import { hitsOf, isAnd, isCueAt, isCueWithin, isWithin, type NamedLine } from '../../values/line.ts'
import type { Unit } from '../1-document/document.ts'
import { clauseAround, endOfAside } from './clauses.ts'

/** How the text puts forward what a cue and a value say together. What turns it must stand in the same clause. */
export function stanceOf(unit: Unit, line: NamedLine, cue: Hit, value: Hit): Stance {
  const whole: Hit = { from: Math.min(cue.from, value.from), to: Math.max(cue.to, value.to) }
  const clause = clauseAround(line, whole)
  // What a value is called in passing ("A, a former cook, is …") is not how the statement is put.
  const passing: Hit = { from: value.from, to: endOfAside(line, value, cue) }
  const has = (name: string, within = clause) =>
    hitsOf(line, name).some(
      (hit) =>
        isWithin(hit, within) && !isWithin(hit, passing) && !isHomograph(line, hit) && !isStill(line, hit),
    )
  // What supposes, asks or doubts stands before what it is about.
  const leads = (name: string) => has(name, { from: clause.from, to: whole.to })
  if (unit.asks) return 'asked'
  // A whole statement between quotation marks is somebody else's.
  if (unit.quotes.some((quote) => isWithin(whole, quote) && !isWithin(quote, whole))) return 'hearsay'
  // "I can't say whether the Kardovent is safe" denies nothing.
  if (leads('noInformation')) return 'hedged'
  const isDenial = isDenied(line, clause, cue, value)
  // "Contrary to what is said, it never won": the denial is what the answer means.
  if (!isDenial && has('falsehood')) return 'corrected'
  if (leads('condition')) return 'conditional'
  if (has('hearsay')) return 'hearsay'
  if (isDenial) return 'denied'
  // "formerly based in", "A stepped down": what is farther away, or behind a comma, speaks of something else.
  const isFormer = has('former', { from: Math.max(clause.from, whole.from - PAST_REACH), to: whole.to })
  if (isFormer || isCueAt(line, whole.to, 'former')) return 'past'
  return leads('modal') || leads('unsure') ? 'hedged' : 'asserted'
}

const PAST_REACH = 6

/** "bis heute" is no "bis". */
const isStill = (line: NamedLine, hit: Hit): boolean =>
  hitsOf(line, 'stillNow').some((still) => isWithin(hit, still) && hit.to < still.to)

/** Folded, "sí" (yes) looks like "si" (if), and the month of May like what may be. */
function isHomograph({ tokens }: NamedLine, { from, to }: Hit): boolean {
  return to - from === 1 && /^(?:[Ss][íì]|May)$/.test(tokens[from]?.text ?? '')
}

/**
 * A negation denies what it leads to without a break: "is not based in Milan", "not in 1999". "Was not sold and keeps
 * its headquarters in Duluth" denies the sale alone.
 */
function isDenied(line: NamedLine, clause: Hit, cue: Hit, value: Hit): boolean {
  return hitsOf(line, 'negation').some((negation) => {
    if (!isWithin(negation, clause) || isHarmless(line, negation)) return false
    // "ya no vende el Glut": the end of a product is said by it, not denied.
    if (isWithin(negation, cue) && isCueWithin(line, cue, 'discontinued')) return false
    // "makes no boots": the value begins with it.
    if (
      isWithin(negation, { from: value.from, to: Math.min(value.to - 1, value.from + 2) }) &&
      cue.to <= value.from
    )
      return true
    const targets = [cue.from, value.from].filter((from) => from >= negation.to)
    if (targets.length === 0) return isTrailing(line, negation, Math.max(cue.to, value.to))
    const between = line.tokens.slice(negation.to, Math.min(...targets))
    return !between.some(({ fold }, at) => PARTING.has(fold) || isAnd(line, negation.to + at))
  })
}

const PARTING = new Set([',', ';', ':', '–'])

/** "gehört Zentrava nicht", "wird in Milan nicht verkauft": it ends what it denies, but for the verb. */
function isTrailing({ tokens, language }: NamedLine, negation: Hit, end: number): boolean {
  const isEnd = (at: number) => (tokens[at]?.kind ?? 'sign') === 'sign'
  const isVerb = language.isCueWord(tokens[negation.to]?.fold ?? '') && isEnd(negation.to + 1)
  const isLast = isEnd(negation.to) || (isVerb && negation.from === end)
  const isNear = negation.from >= end && negation.from - end <= LONGEST_TAIL
  return isLast && isNear && tokens.slice(end, negation.from).every(({ kind }) => kind === 'word')
}

const LONGEST_TAIL = 5

function isHarmless(line: NamedLine, negation: Hit): boolean {
  // "No, Zentrava …" answers the question.
  if (negation.from === 0 && line.tokens[negation.to]?.kind === 'sign') return true
  if (hitsOf(line, 'notNegation').some((phrase) => isWithin(negation, phrase))) return true
  // "no longer" tells of the past, and is read as such.
  return hitsOf(line, 'former').some((phrase) => isWithin(negation, phrase) && phrase.to > negation.to)
}
