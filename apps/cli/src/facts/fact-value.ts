import type { FactPredicate } from '@veracite/core/vocabulary'

const LISTS = new Set<FactPredicate>(['founder', 'country_availability'])

/** What was typed, as the predicate wants it. What does not fit is passed on: the check says what is wrong. */
export function factValue(predicate: FactPredicate, typed: readonly string[]): unknown {
  const [first = '', ...others] = typed
  if (LISTS.has(predicate)) return others.length === 0 && first.startsWith('[') ? parsed(first) : typed
  if (predicate === 'product' && !first.startsWith('{')) return { names: typed }
  const text = typed.join(' ')
  if (predicate === 'founded_year' || predicate === 'employees')
    return /^\d+$/.test(text.trim()) ? Number(text) : text
  return text.startsWith('{') ? parsed(text) : text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** `1490 EUR (V200)`, `Ingrid Solheim, Anders Brekke`: short enough for a table. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(valueInWords).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const { names, complete, product, amount, currency, period, path, exists } = value as Record<
    string,
    unknown
  >
  if (Array.isArray(names)) return `${valueInWords(names)}${complete === true ? ' (all there are)' : ''}`
  if (typeof amount === 'number') return `${product}: ${amount} ${currency}${period ? ` a ${period}` : ''}`
  if (typeof path === 'string') return `${path} ${exists === false ? 'does not exist' : 'exists'}`
  return JSON.stringify(value)
}
