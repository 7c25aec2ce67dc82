import type { Hit } from '../../text/phrases.ts'
import { isCueAt, isInCue, isOneOf, type Line } from '../../values/line.ts'

/**
 * A stretch of a sentence between two breaks. `bracket`: "(12 staff)"; `relative`: ", which was founded in 1706";
 * `aside`: between two commas; `apposition`: an aside that begins with an article; `main`: everything else.
 */
export interface Clause extends Hit {
  kind: 'main' | 'aside' | 'relative' | 'bracket' | 'apposition'
  /** The token before the clause, which a bracket, a relative clause or an apposition describes; -1 for `main`. */
  head: number
}

/** All clauses of a line from left to right, computed once for each line. */
export function clausesOf(line: Line): readonly Clause[] {
  const known = CLAUSES.get(line)
  if (known !== undefined) return known
  const breaks = line.tokens.flatMap((_, at) => (at > 0 && isBreak(line, at) ? [at] : []))
  const starts = [0, ...breaks]
  const clauses = starts.map((from, index) => {
    const clause: Hit = { from, to: starts[index + 1] ?? line.tokens.length }
    return { ...clause, ...kindOf(line, clause) }
  })
  CLAUSES.set(line, clauses)
  return clauses
}

const CLAUSES = new WeakMap<Line, readonly Clause[]>()

function kindOf(line: Line, { from }: Hit): Pick<Clause, 'kind' | 'head'> {
  const before = line.tokens[from - 1]?.fold
  if (before === '(') return { kind: 'bracket', head: from - 2 }
  if (before !== ',') return { kind: 'main', head: -1 }
  if (isOneOf(line, from, 'relatives')) return { kind: 'relative', head: from - 2 }
  if (isOneOf(line, from, 'indefinite', 'definite')) return { kind: 'apposition', head: from - 2 }
  return { kind: 'aside', head: from - 2 }
}

/** The clause around a stretch; several, if the stretch goes across a break. */
export function clauseAround(line: Line, whole: Hit): Hit {
  const clauses = clausesOf(line)
  const first = clauses.findLast(({ from }) => from <= whole.from)
  const last = clauses.find(({ to }) => to >= whole.to && to >= whole.from)
  return { from: first?.from ?? 0, to: last?.to ?? line.tokens.length }
}

/** "A, a former cook, is chief executive": where the aside about a value ends, before its cue. */
export function endOfAside({ tokens }: Line, value: Hit, cue: Hit): number {
  if (tokens[value.to]?.fold !== ',') return value.to
  let end = cue.from - 1
  while (end > value.to && end > cue.from - 5 && tokens[end]?.fold !== ',') end -= 1
  return end > value.to && tokens[end]?.fold === ',' ? end : value.to
}

/** Signs that divide sentences, words of contrast, and commas before ", which …", ", and …". */
function isBreak(line: Line, at: number): boolean {
  const before = line.tokens[at - 1]?.fold ?? ''
  // The "yet" of "has yet to" is no contrast.
  if (DIVIDERS.has(before) || (isCueAt(line, at, 'contrast') && !isInCue(line, at, 'negation'))) return true
  const opens = isOneOf(line, at, 'relatives', 'and') || isCueAt(line, at, 'pronoun')
  return before === ',' && opens
}

const DIVIDERS = new Set([';', ':', '–', '(', ')', '!', '?'])
