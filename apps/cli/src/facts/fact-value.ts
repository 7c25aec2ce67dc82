import { sayDay } from '@veracite/verdicts/declared/date'
import { sayNumber } from '@veracite/verdicts/declared/number-kind'
import { ALL, checkFact, FACT_PREDICATES, type FactPredicate } from '@veracite/verdicts/predicates/all'
import type { Say } from '@veracite/words/say-in'
import { UsageError } from '../failures.ts'

/**
 * The typed value in the first form that the predicate accepts. A value that fits none is passed on, and the
 * check says what is wrong.
 */
export function factValue(predicate: FactPredicate, typed: readonly string[]): unknown {
  const text = typed.join(' ')
  const value = /^[[{]/.test(text) ? parsed(text) : text
  const number = /^\d+(\.\d+)?$/.test(text.trim()) ? [Number(text)] : []
  // Only where no object is possible: a mistyped object must not become a name.
  const plain = takesObject(predicate) ? [] : [text]
  const forms = [value, ...number, ...plain, [...typed], { names: [...typed] }]
  return forms.find((form) => checkFact(predicate, form).ok) ?? value
}

/** A fact of a common predicate is checked here, before anything is sent; of a declared one the server knows the form. */
export function checkedFact(
  predicate: string,
  typed: readonly string[],
): { predicate: string; value: unknown } {
  const common = FACT_PREDICATES.find((name) => name === predicate)
  if (common === undefined) {
    const text = typed.join(' ')
    const whole = /^[[{]/.test(text) ? parsed(text) : text
    return { predicate, value: typed.length > 1 && whole === text ? [...typed] : whole }
  }
  const checked = checkFact(common, factValue(common, typed))
  if (checked.ok) return checked.fact
  throw new UsageError(checked.problems.map(({ path, message }) => `${path} ${message}`).join('\n'))
}

const takesObject = (predicate: FactPredicate): boolean =>
  ALL.find(({ name }) => name === predicate)?.check.form.kind === 'record'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** `1490 EUR (V200)`, `Ingrid Solheim, Anders Brekke`: short enough for a table. */
export function valueInWords(say: Say, value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return say.line(value.map((one) => valueInWords(say, one)))
  if (typeof value !== 'object' || value === null) return String(value)
  const { names, complete, product, amount, currency, period, path, exists, name, place } = value as Record<
    string,
    unknown
  >
  if (typeof name === 'string') return name
  if (typeof place === 'string') return place
  if (Array.isArray(names)) {
    const all = valueInWords(say, names)
    return complete === true ? say('cliFact.allThereAre', { names: all }) : all
  }
  const declared = product === undefined ? declaredInWords({ ...value }) : null
  if (declared !== null) return declared
  if (typeof amount === 'number')
    return period
      ? say('cliFact.amountA', {
          ...{
            product: String(product),
            amount,
            currency: String(currency),
            period: say.known('pricePeriod', String(period)) ?? String(period),
          },
        })
      : `${product}: ${amount} ${currency}`
  if (typeof path === 'string')
    return say(exists === false ? 'cliFact.existsNot' : 'cliFact.exists', { path })
  return JSON.stringify(value)
}

/** `30 days`, `20 to 30 EUR`, `2022-03`: what a declared predicate keeps. */
function declaredInWords(value: Record<string, unknown>): string | null {
  const { amount, from = amount, to = amount, unit, currency } = value
  if (typeof from === 'string' && typeof to === 'string') return sayDay({ from, to })
  if (typeof from !== 'number' || typeof to !== 'number') return null
  const written = unit ?? currency
  return sayNumber({ least: from, most: to, unit: typeof written === 'string' ? written : null })
}
