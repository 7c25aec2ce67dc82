import { ELISIONS, languages } from '../languages/all.ts'
import { tokensOf } from '../text/tokens.ts'
import { lineOf, scan } from './line.ts'
import { type Bound, boundBefore, numberAt } from './numbers.ts'

/** Whether a text says "about", "more than" or "less than" right before this number. */
export function boundOf(text: string, amount: number): Bound {
  const tokens = tokensOf(text, ELISIONS)
  for (const language of languages()) {
    const line = lineOf(tokens, language)
    const numbers = scan(tokens, (at) => numberAt(tokens, at, language))
    for (const { from, to, value } of numbers) {
      if (value !== amount) continue
      const { bound } = boundBefore(line, withCurrency(tokens, from))
      if (bound !== 'exact') return bound
      if (tokens[to]?.fold === '+') return 'moreThan'
      if (/^[~≈]$/.test(tokens[from - 1]?.fold ?? '')) return 'approximately'
    }
  }
  return 'exact'
}

/** "about $50": the sign belongs to the number. */
const withCurrency = (tokens: readonly { text: string }[], at: number): number =>
  /^\p{Sc}$/u.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
