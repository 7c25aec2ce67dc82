import type { Hit } from '../../text/phrases.ts'
import { isCueAt, isInCue, isOneOf, type Line } from '../../values/line.ts'

/** The clause around a stretch: it ends at signs that divide sentences and at words of contrast. */
export function clauseAround(line: Line, whole: Hit): Hit {
  let { from, to } = whole
  while (from > 0 && !isBreak(line, from)) from -= 1
  while (to < line.tokens.length && !isBreak(line, to)) to += 1
  return { from, to }
}

/** "A, a former cook, is chief executive": where the aside about a value ends, before its cue. */
export function endOfAside({ tokens }: Line, value: Hit, cue: Hit): number {
  if (tokens[value.to]?.fold !== ',') return value.to
  let end = cue.from - 1
  while (end > value.to && end > cue.from - 5 && tokens[end]?.fold !== ',') end -= 1
  return end > value.to && tokens[end]?.fold === ',' ? end : value.to
}

function isBreak(line: Line, at: number): boolean {
  const before = line.tokens[at - 1]?.fold ?? ''
  // The "yet" of "has yet to" is no contrast.
  if (DIVIDERS.has(before) || (isCueAt(line, at, 'contrast') && !isInCue(line, at, 'negation'))) return true
  // A comma divides only before ", which …", ", and …".
  const opens = isOneOf(line, at, 'relatives', 'and') || isCueAt(line, at, 'pronoun')
  return before === ',' && opens
}

const DIVIDERS = new Set([';', ':', '–', '(', ')', '!', '?'])
