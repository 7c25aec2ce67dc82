/**
 * The one byte sequence of a JSON value (RFC 8785). Throws on what has none: lone surrogates, NaN,
 * infinities, and anything JSON would quietly turn into something else (dates, functions, big integers, holes
 * in lists). Members whose value is undefined are left out, as JSON does. Done here in one pass: every run is
 * signed twice, and checking first and then writing with a library took as long as signing.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0)
}

/** The bytes that are signed and hashed. */
export function canonicalJsonBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(canonicalJson(value))
}

function write(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw new TypeError('The value is nested too deeply or refers to itself.')
  if (typeof value === 'string') return writeString(value)
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return writeNumber(value)
  if (typeof value !== 'object') throw new TypeError('The value holds something that is not JSON.')
  return Array.isArray(value) ? writeList(value, depth) : writeObject(value, depth)
}

/** RFC 8785 uses ECMAScript's escapes. */
function writeString(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('The value holds a lone surrogate.')
  return JSON.stringify(text)
}

/** RFC 8785 also uses ECMAScript's numbers, including minus zero, which is written as zero. */
function writeNumber(number: number): string {
  if (!Number.isFinite(number)) throw new TypeError('The value holds a number that JSON cannot represent.')
  return String(number)
}

function writeList(list: readonly unknown[], depth: number): string {
  let text = ''
  // By index: `map` would step over the holes of a sparse list.
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${write(list[i], depth + 1)}`
  return `[${text}]`
}

/** Members in the order of their names' UTF-16 code units, which is what `sort` sorts by. */
function writeObject(object: object, depth: number): string {
  if (!isPlain(object)) throw new TypeError('The value holds something that is not JSON.')
  const members = object as Record<string, unknown>
  let text = ''
  for (const name of Object.keys(members).sort()) {
    const member = members[name]
    if (member !== undefined)
      text += `${text === '' ? '' : ','}${writeString(name)}:${write(member, depth + 1)}`
  }
  return `{${text}}`
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !('toJSON' in value)
}

const MAX_DEPTH = 64
