import { FormatError } from './format-error.ts'

/** Checks that a parsed JSON value has a given shape. One definition gives the check and the type. */
export type Shape<T> = (value: unknown, path: string) => T
export type ShapeOf<S> = S extends Shape<infer T> ? T : never

export const text: Shape<string> = (value, path) => {
  if (typeof value !== 'string') throw new FormatError(`${path} is not a string`)
  return value
}

export const integer: Shape<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new FormatError(`${path} is not an integer`)
  return value
}

export const bool: Shape<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new FormatError(`${path} is not true or false`)
  return value
}

/** Any value: the verifier does not look into it. */
export const anything: Shape<unknown> = (value) => value

export function pattern(regexp: RegExp, what: string): Shape<string> {
  return (value, path) => {
    if (typeof value !== 'string' || !regexp.test(value)) throw new FormatError(`${path} is not ${what}`)
    return value
  }
}

export function oneOf<const T extends readonly string[]>(...allowed: T): Shape<T[number]> {
  return (value, path) => {
    const found = allowed.find((candidate) => candidate === value)
    if (found === undefined) throw new FormatError(`${path} is not one of ${allowed.join(', ')}`)
    return found
  }
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, path) => (value === null ? null : shape(value, path))
}

/** Absent and null mean the same: not there. */
export function optional<T>(shape: Shape<T>): Shape<T | null> {
  return (value, path) => (value === undefined || value === null ? null : shape(value, path))
}

export function list<T>(shape: Shape<T>, max: number): Shape<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new FormatError(`${path} is not a list`)
    if (value.length > max) throw new FormatError(`${path} has more than ${max} items`)
    return value.map((item, i) => shape(item, `${path}[${i}]`))
  }
}

export function mapOf<T>(shape: Shape<T>, max: number): Shape<Record<string, T>> {
  return (value, path) => {
    const members = Object.entries(requireObject(value, path))
    if (members.length > max) throw new FormatError(`${path} has more than ${max} members`)
    return Object.fromEntries(members.map(([key, item]) => [key, shape(item, `${path}.${key}`)]))
  }
}

/** Members that the definition does not name are ignored: a newer writer may add some. */
export function object<S extends Record<string, Shape<unknown>>>(
  members: S,
): Shape<{ [K in keyof S]: ShapeOf<S[K]> }> {
  return (value, path) => {
    const source = requireObject(value, path)
    const result: Record<string, unknown> = {}
    for (const [key, shape] of Object.entries(members)) {
      result[key] = shape(Object.hasOwn(source, key) ? source[key] : undefined, `${path}.${key}`)
    }
    return result as { [K in keyof S]: ShapeOf<S[K]> }
  }
}

function requireObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FormatError(`${path} is not an object`)
  return value as Record<string, unknown>
}
