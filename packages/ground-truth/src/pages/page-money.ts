import { ELISIONS, languages } from '@veracite/verdicts/languages/all'
import type { Cue, Language } from '@veracite/verdicts/languages/language'
import { tokensOf } from '@veracite/verdicts/text/tokens'
import { lineOf } from '@veracite/verdicts/values/line'
import { moneyIn } from '@veracite/verdicts/values/money'

export interface Money {
  amount: number
  currency: string
  period: string | null
  /** "from 9 €", "about 9 €", "9 to 12 €": not a price that can be quoted. */
  vague: boolean
  start: number
  end: number
}

/** The languages to read a page in: the declared one, or all if it declares none. */
export function languagesOf(lang: string | null): readonly Language[] {
  const primary = lang?.toLowerCase().split(/[-_]/, 1)[0]
  return primary === undefined ? languages() : languages().filter(({ code }) => code === primary)
}

/** Amounts of money in a line, in the language that understands most of it. `dollar`: what a bare `$` means. */
export function findMoney(text: string, read: readonly Language[], dollar: string | null): Money[] {
  const tokens = tokensOf(text, ELISIONS)
  const readings = read.map((language) =>
    moneyIn(lineOf(tokens, language)).flatMap(({ from, to, value }): Money[] => {
      const currency = value.currency === '$' ? dollar : value.currency
      const first = tokens[from]
      const last = tokens[to - 1]
      if (currency === null || first === undefined || last === undefined) return []
      const vague = value.about || value.least || value.most !== null
      return [
        { amount: value.amount, currency, period: value.period, vague, start: first.start, end: last.end },
      ]
    }),
  )
  const known = (found: Money[]) => found.length * 2 + found.filter(({ period }) => period !== null).length
  return readings.reduce((best, found) => (known(found) > known(best) ? found : best), [])
}

/** Whether the line is about a discount, a fee or a former price. */
export function isNotThePrice(text: string, read: readonly Language[]): boolean {
  const tokens = tokensOf(text, ELISIONS)
  return (
    text.includes('%') ||
    read.some((language) => {
      const { cues } = lineOf(tokens, language)
      return MISLEADING.some((cue) => (cues.get(cue) ?? []).length > 0)
    })
  )
}

const MISLEADING: readonly Cue[] = ['notPrice', 'moreThan', 'billedYearly', 'unsure']
