import { FormatError } from './format-error.ts'

/**
 * Checks that a parsed JSON value has a given shape. One definition gives the check, the type, and what it accepts as
 * data, from which other languages and documents are made or tested.
 */
export interface Shape<T> {
  (value: unknown, path: string): T
  readonly accepts: Accepts
}
export type ShapeOf<S> = S extends (value: unknown, path: string) => infer T ? T : never

export type Accepts =
  | { is: 'text' | 'integer' | 'boolean' | 'anything' }
  /** A text that matches as a whole; `what` names the rule, such as `a UTC time with milliseconds`. */
  | { is: 'pattern'; what: string; regexp: string }
  | { is: 'one_of'; words: readonly string[] }
  | { is: 'nullable' | 'optional'; of: Accepts }
  | { is: 'list' | 'map'; of: Accepts; most: number }
  | { is: 'object'; members: Readonly<Record<string, Accepts>> }

export function shape<T>(accepts: Accepts, check: (value: unknown, path: string) => T): Shape<T> {
  return Object.assign(check, { accepts })
}

export const text: Shape<string> = shape({ is: 'text' }, (value, path) => {
  if (typeof value !== 'string') throw new FormatError(`${path} is not a string`)
  return value
})

export const integer: Shape<number> = shape({ is: 'integer' }, (value, path) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new FormatError(`${path} is not an integer`)
  return value
})

export const bool: Shape<boolean> = shape({ is: 'boolean' }, (value, path) => {
  if (typeof value !== 'boolean') throw new FormatError(`${path} is not true or false`)
  return value
})

/** Any value: the verifier does not look into it. */
export const anything: Shape<unknown> = shape({ is: 'anything' }, (value) => value)

export function pattern(regexp: RegExp, what: string): Shape<string> {
  return shape({ is: 'pattern', what, regexp: regexp.source }, (value, path) => {
    if (typeof value !== 'string' || !regexp.test(value)) throw new FormatError(`${path} is not ${what}`)
    return value
  })
}

export function oneOf<const T extends readonly string[]>(...allowed: T): Shape<T[number]> {
  return shape({ is: 'one_of', words: allowed }, (value, path) => {
    const found = allowed.find((candidate) => candidate === value)
    if (found === undefined) throw new FormatError(`${path} is not one of ${allowed.join(', ')}`)
    return found
  })
}

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return shape({ is: 'nullable', of: inner.accepts }, (value, path) =>
    value === null ? null : inner(value, path),
  )
}

/** Absent and null mean the same: not there. */
export function optional<T>(inner: Shape<T>): Shape<T | null> {
  return shape({ is: 'optional', of: inner.accepts }, (value, path) =>
    value === undefined || value === null ? null : inner(value, path),
  )
}

export function list<T>(item: Shape<T>, most: number): Shape<T[]> {
  return shape({ is: 'list', of: item.accepts, most }, (value, path) => {
    if (!Array.isArray(value)) throw new FormatError(`${path} is not a list`)
    if (value.length > most) throw new FormatError(`${path} has more than ${most} items`)
    return value.map((one, i) => item(one, `${path}[${i}]`))
  })
}

export function mapOf<T>(item: Shape<T>, most: number): Shape<Record<string, T>> {
  return shape({ is: 'map', of: item.accepts, most }, (value, path) => {
    const members = Object.entries(requireObject(value, path))
    if (members.length > most) throw new FormatError(`${path} has more than ${most} members`)
    return Object.fromEntries(members.map(([key, one]) => [key, item(one, `${path}.${key}`)]))
  })
}

/** Members that the definition does not name are ignored: a newer writer may add some. */
export function object<S extends Record<string, Shape<unknown>>>(
  members: S,
): Shape<{ [K in keyof S]: ShapeOf<S[K]> }> {
  const accepted = Object.fromEntries(Object.entries(members).map(([key, { accepts }]) => [key, accepts]))
  return shape({ is: 'object', members: accepted }, (value, path) => {
    const source = requireObject(value, path)
    const result: Record<string, unknown> = {}
    for (const [key, member] of Object.entries(members)) {
      result[key] = member(Object.hasOwn(source, key) ? source[key] : undefined, `${path}.${key}`)
    }
    return result as { [K in keyof S]: ShapeOf<S[K]> }
  })
}

function requireObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FormatError(`${path} is not an object`)
  return value as Record<string, unknown>
}
