import type { Hit } from '../../text/phrases.ts'
import { hitsOf, isAnd, type Line } from '../../values/line.ts'

/** The clause that holds the tokens [from, to): it ends at signs that divide sentences and at words of contrast. */
export function clauseAround(line: Line, whole: Hit): Hit {
  let { from, to } = whole
  while (from > 0 && !isBreak(line, from)) from -= 1
  while (to < line.tokens.length && !isBreak(line, to)) to += 1
  return { from, to }
}

/** "A, a former cook, is chief executive": where what is said of a value in passing ends, before its cue. */
export function endOfAside({ tokens }: Line, value: Hit, cue: Hit): number {
  if (tokens[value.to]?.fold !== ',' || value.to >= cue.from) return value.to
  let end = cue.from - 1
  while (end > value.to && end > cue.from - 5 && tokens[end]?.fold !== ',') end -= 1
  return tokens[end]?.fold === ',' ? end : value.to
}

/** Whether a clause begins at a token. */
export function isBreak(line: Line, at: number): boolean {
  const before = line.tokens[at - 1]?.fold ?? ''
  if (DIVIDERS.has(before) || DIVIDERS.has(line.tokens[at]?.fold ?? '')) return true
  if (hitsOf(line, 'contrast').some(({ from }) => from === at)) return true
  if (opensClause(line, at)) return true
  // ", which …", ", and …": a comma alone only divides where a new clause is opened.
  if (before !== ',') return false
  const word = line.tokens[at]?.fold ?? ''
  return line.language.relatives.has(word) || isAnd(line, at) || isPronoun(line, at)
}

/** "… and has its seat in", "… and keeps its seat in": behind "and" stands a verb, and what it is done to. */
function opensClause(line: Line, at: number): boolean {
  const { tokens, language } = line
  if (!isAnd(line, at)) return false
  const next = tokens[at + 1]
  if (next?.kind !== 'word' || next.caps !== 'lower') return false
  if (language.copulas.has(next.fold)) return true
  const isVerb = !language.determiners.has(next.fold) && !language.functionWords.has(next.fold)
  return isVerb && language.determiners.has(tokens[at + 2]?.fold ?? '')
}

function isPronoun(line: Line, at: number): boolean {
  return hitsOf(line, 'pronoun').some(({ from }) => from === at)
}

const DIVIDERS = new Set([';', ':', '–', '(', ')', '!', '?'])
