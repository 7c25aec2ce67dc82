/**
 * Makes every string in the value storable as text: the database cannot hold NUL, and a lone surrogate is not
 * a character in any encoding. Both become U+FFFD, so that offsets stay the same. The captured bytes are
 * stored separately, unchanged.
 */
export function storableText<T>(value: T): T {
  // Almost every value is storable as it is, and JSON quickly shows those that are not: it writes both as
  // escapes.
  const text = JSON.stringify(value)
  return text === undefined || NOT_STORABLE.test(text) ? (map(value) as T) : value
}

const NOT_STORABLE = /\\u(0000|d[89a-f])/

function map(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '\uFFFD')
  if (Array.isArray(value)) return value.map(map)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(member)]))
}
