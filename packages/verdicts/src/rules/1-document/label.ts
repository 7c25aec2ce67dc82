import type { Token } from '../../text/token.ts'

/** How many leading tokens are a label, its colon or dash included: "Seat: Leeds", `**Founded** – 2014`. 0 when there is none. */
export function labelOf(tokens: readonly Token[]): number {
  const limit = Math.min(tokens.length, LONGEST_LABEL)
  for (let at = 1; at < limit; at += 1) {
    const { kind, fold, gap } = tokens[at] as Token
    if (kind !== 'sign') continue
    if (fold === ':') return isTime(tokens, at) ? 0 : at + 1
    const wasBold = (tokens[at - 1] as Token).bold && (tokens[0] as Token).bold
    if ((fold === '–' || fold === '-') && gap) return wasBold ? at + 1 : 0
    if (ENDS_LABEL.has(fold)) return 0
  }
  return labelBeforeFigure(tokens)
}

const LONGEST_LABEL = 10
const ENDS_LABEL = new Set(['.', '!', '?', ';', '"'])

/** "at 10:30": a colon between figures. */
function isTime(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return tokens[at - 1]?.kind === 'number' && next?.kind === 'number' && !next.gap
}

/** `**Founded** 2014`: bold words, then a figure. */
function labelBeforeFigure(tokens: readonly Token[]): number {
  let at = 0
  while (at < LONGEST_LABEL && tokens[at]?.bold === true && tokens[at]?.kind === 'word') at += 1
  return at > 0 && tokens[at]?.kind === 'number' && tokens[at]?.bold === false ? at : 0
}
