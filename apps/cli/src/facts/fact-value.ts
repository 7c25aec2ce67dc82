import { ALL, checkFact, type FactPredicate } from '@veracite/verdicts/predicates/all'

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
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(valueInWords).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const { names, complete, product, amount, currency, period, path, exists, name, place } = value as Record<
    string,
    unknown
  >
  if (typeof name === 'string') return name
  if (typeof place === 'string') return place
  if (Array.isArray(names)) return `${valueInWords(names)}${complete === true ? ' (all there are)' : ''}`
  if (typeof amount === 'number') return `${product}: ${amount} ${currency}${period ? ` a ${period}` : ''}`
  if (typeof path === 'string') return `${path} ${exists === false ? 'does not exist' : 'exists'}`
  return JSON.stringify(value)
}
