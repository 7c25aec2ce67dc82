/**
 * The same value with every string in it fit to be stored as text: the database knows no NUL, and half of a surrogate
 * pair is no character in any encoding. Both become U+FFFD, so that offsets stay as they are. The bytes that were
 * captured are kept apart and untouched.
 */
export function storableText<T>(value: T): T {
  // Almost everything is storable as it is, and JSON shows at once what is not: it writes both as escapes.
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
