import type { Cue } from '../../languages/language.ts'
import type { Stance } from '../../reading.ts'
import type { Hit } from '../../text/phrases.ts'
import { isYear } from '../../text/token.ts'
import type { NamedLine } from '../../values/line.ts'
import { hitsOf, isCueAt, isCueWithin, isOneOf, isWithin, spanning } from '../../values/line.ts'
import { isTradeWord } from '../../words/words.ts'
import type { Unit } from '../1-document/document.ts'
import { clauseAround, endOfAside } from '../3-scope/clauses.ts'

/** How the text puts a statement forward; what changes it must stand in the same clause. */
export function stanceOf(unit: Unit, line: NamedLine, cue: Hit, value: Hit): Stance {
  const whole = spanning(cue, value)
  const clause = clauseAround(line, whole)
  // "A, a former cook, is …": an aside does not change the statement.
  const passing: Hit = { from: value.from, to: endOfAside(line, value, cue) }
  const stays = hitsOf(line, 'leavesOffice').filter((leaves) => isNotDone(line, clause, leaves))
  const counts = (hit: Hit) =>
    ![passing, ...stays].some((other) => isWithin(hit, other)) &&
    !isHomograph(line, hit) &&
    !isStill(line, hit) &&
    !isInName(line, hit)
  const has = (name: Cue, within = clause) =>
    hitsOf(line, name).some((hit) => isWithin(hit, within) && counts(hit))
  // Words of doubt or condition stand before what they are about.
  const leads = (name: Cue) => has(name, { from: clause.from, to: whole.to })
  if (unit.asks) return 'asked'
  // A whole statement in quotation marks is somebody else's.
  if (unit.quotes.some((quote) => isWithin(whole, quote) && !isWithin(quote, whole))) return 'hearsay'
  // 'the firm "discontinued" it': a word in quotation marks is somebody else's.
  if (unit.quotes.some((quote) => isWithin(quote, cue) || isWithin(cue, quote))) return 'hearsay'
  // "I can't say whether the Kardovent is safe" denies nothing.
  if (leads('noInformation')) return 'hedged'
  const isDenial = isDenied(line, clause, cue, value)
  // "Contrary to what is said, it never won": the denial is what the answer means.
  if (!isDenial && has('falsehood')) return 'corrected'
  if (leads('condition') && !isForReader(line, whole)) return 'conditional'
  if (has('hearsay')) return 'hearsay'
  // "moved its head office out of Leeds": it is there no more; whoever never moved it still is.
  const isFrom = hitsOf(line, 'awayFrom').some(({ from, to }) => from >= cue.to && to === value.from)
  const isAway = isFrom && has('moves', { from: cue.from - 4, to: value.to + 3 })
  if (isDenial) return isAway ? 'asserted' : 'denied'
  // "formerly based in", "A stepped down"; farther away it speaks of something else.
  const near: Hit = { from: Math.max(clause.from, whole.from - 6), to: whole.to }
  const isFormer = has('former', near) || isCueAt(line, whole.to, 'former') || has('leavesOffice', near)
  if (isAway || isFormer || isLeftLast(line, whole, counts) || hasPeriod(line, clause)) return 'past'
  return leads('modal') || leads('unsure') ? 'hedged' : 'asserted'
}

/** "ist als Chefin von Zentrava zurückgetreten": where verbs come last. */
const isLeftLast = (line: NamedLine, { to }: Hit, counts: (hit: Hit) => boolean): boolean =>
  line.language.capitalisesNouns &&
  hitsOf(line, 'leavesOffice').some((hit) => hit.from >= to && hit.from - to <= 4 && counts(hit))

/** "If you want more room, the Duo costs $549": what follows holds for anybody. */
const isForReader = (line: NamedLine, { from }: Hit): boolean =>
  hitsOf(line, 'ifReader').some(({ to }) => line.tokens.slice(to, from).some(({ fold }) => fold === ','))

/** "between 2014 and 2019", "2014–2019": what was so then is over. */
function hasPeriod(line: NamedLine, { from, to }: Hit): boolean {
  const yearAt = (at: number) => isYear(line.tokens[at]?.fold)
  const isTo = (at: number) =>
    /^[-–]$/.test(line.tokens[at]?.fold ?? '') || isOneOf(line, at, 'and') || isCueAt(line, at, 'rangeTo')
  const isPeriod = (at: number) => yearAt(at) && isTo(at + 1) && yearAt(at + 2)
  return line.tokens.some((_, at) => at >= from && at + 2 < to && isPeriod(at))
}

/** The "bis" of "bis heute". */
const isStill = (line: NamedLine, hit: Hit): boolean =>
  hitsOf(line, 'stillNow').some((still) => isWithin(hit, still) && hit.to < still.to)

/** The "NO" of the product "Talon NO", written as a name is. */
const isInName = ({ own, tokens }: NamedLine, hit: Hit): boolean =>
  own.some((name) => isWithin(hit, name)) && /^\p{Lu}/u.test(tokens[hit.from]?.text ?? '')

/** Folded, "sí" (yes) looks like "si" (if), the month of May like "may", and the "se" of "vende-se" like "se" (if). */
function isHomograph({ tokens }: NamedLine, { from, to }: Hit): boolean {
  if (tokens[from - 1]?.fold === '-' && tokens[from]?.gap === false) return true
  return to - from === 1 && /^(?:[Ss][íì]|May)$/.test(tokens[from]?.text ?? '')
}

/** A negation reaches to the next break: "was not sold and keeps its headquarters in Duluth" denies only the sale. */
function isDenied(line: NamedLine, clause: Hit, cue: Hit, value: Hit): boolean {
  return hitsOf(line, 'negation').some((negation) => {
    const isHarmless = hitsOf(line, 'notNegation').some((phrase) => isWithin(negation, phrase))
    if (!isWithin(negation, clause) || isHarmless || isInName(line, negation)) return false
    if (isOfComparison(line, negation) || isOnlyThen(line, negation, value)) return false
    if (hitsOf(line, 'leavesOffice').some((leaves) => isNotDone(line, clause, leaves, negation))) return false
    // "ya no vende el Glut": the end of a product is said by it, not denied.
    if (isWithin(negation, cue) && isCueWithin(line, cue, 'discontinued')) return false
    // "Portugal queda excluido": the cue denies.
    if (isWithin(negation, cue) && value.to <= cue.from) return true
    // "makes no boots": the value begins with it.
    const start = { from: value.from, to: Math.min(value.to - 1, value.from + 2) }
    if (cue.to <= value.from && isWithin(negation, start)) return true
    const targets = [cue.from, value.from].filter((from) => from >= negation.to)
    if (targets.length === 0) return isTrailing(line, negation, Math.max(cue.to, value.to))
    const between = line.tokens.slice(negation.to, Math.min(...targets))
    return !between.some(({ fold }, ahead) => {
      const at = negation.to + ahead
      return /^[,;:–]$/.test(fold) || isOneOf(line, at, 'and') || isOfName(line, at)
    })
  })
}

/** "has not resigned as chief executive", "ist nicht als Chefin zurückgetreten": whoever has not gone is still there. */
function isNotDone(line: NamedLine, clause: Hit, leaves: Hit, ...negations: readonly Hit[]): boolean {
  const all = negations.length > 0 ? negations : hitsOf(line, 'negation')
  return all.some(({ from, to }) => {
    const between = line.tokens.slice(to, leaves.from)
    const isOne = isWithin({ from, to: leaves.to }, clause) && to <= leaves.from
    return isOne && between.every(({ fold }, ahead) => fold !== ',' && !isOneOf(line, to + ahead, 'and'))
  })
}

/** "None is better placed than Zentrava which was founded in 2009": what follows is only about the name. */
const isOfName = (line: NamedLine, at: number): boolean =>
  isOneOf(line, at, 'relatives') && line.own.some(({ to }) => to === at)

/** "was not founded until 1976": it was, then. */
const isOnlyThen = (line: NamedLine, { from }: Hit, value: Hit): boolean =>
  isYear(line.tokens[value.from]?.fold) &&
  hitsOf(line, 'until').some((until) => until.from > from && until.to === value.from)

/** "is not as quiet as the Acme One", "non è così silenzioso come": it is there to be compared with. */
const isOfComparison = (line: NamedLine, { to }: Hit): boolean =>
  isCueAt(line, isOneOf(line, to, 'copulas') ? to + 1 : to, 'notAsGood')

/** "gehört Zentrava nicht", "wird in Milan nicht verkauft": it ends what it denies, except for the verb. */
function isTrailing({ tokens, language }: NamedLine, negation: Hit, end: number): boolean {
  const isEnd = (at: number) => (tokens[at]?.kind ?? 'sign') === 'sign'
  const isVerb = isTradeWord(tokens[negation.to]?.fold ?? '', language.code) && isEnd(negation.to + 1)
  const isLast = isEnd(negation.to) || (isVerb && negation.from === end)
  const isNear = negation.from >= end && negation.from - end <= 5
  return isLast && isNear && tokens.slice(end, negation.from).every(({ kind }) => kind === 'word')
}
