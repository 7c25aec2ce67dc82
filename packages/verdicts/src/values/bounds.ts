import { endOfCue, type Found, type Line, startOfCue } from './line.ts'
import { numberAt } from './numbers.ts'

export type Bound = 'exact' | 'about' | 'more' | 'less'

/** "about", "more than", "under" right before a number. */
export function boundBefore(line: Line, at: number): { from: number; bound: Bound } {
  for (const [cue, bound] of BOUNDS) {
    const from = startOfCue(line, at, cue)
    if (from < at) return { from, bound }
  }
  return { from: at, bound: 'exact' }
}

const BOUNDS = [
  ['lessThan', 'less'],
  ['moreThan', 'more'],
  ['approximately', 'about'],
] as const

/** The second number of "200 to 300" or "200–300". */
export function upperEnd(line: Line, at: number): Found<number> | null {
  const { tokens } = line
  const sign = tokens[at]?.fold
  const to = sign === '-' || sign === '–' ? at + 1 : endOfCue(line, at, 'rangeTo')
  return to > at && tokens[to]?.kind === 'number' ? numberAt(tokens, to, line.language) : null
}
