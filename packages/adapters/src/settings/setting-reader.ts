import type { VariableTable } from './variable.ts'

export interface SettingProblem {
  variable: string
  message: string
  example: string
}

export type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the variables of a table one by one; defaults, ranges and examples are in their rows. What cannot be used is
 * reported, and the default stands in for it.
 */
export interface SettingReader<Name extends string = string> {
  problems: SettingProblem[]
  /** Reports a problem, with the example of the row unless another is given. */
  problem(name: string, message: string, example?: string): void
  /** Null if it is not set, or empty: compose files pass on variables that are not filled in. */
  value(name: string): string | null
  /** Null if it is not set, or not as `isUsable` wants it. */
  checked(name: Name, isUsable: (text: string) => boolean, wanted: string): string | null
  /** A whole number. */
  integer(name: Name): number
  /** As `integer`, but null if it is not set. */
  integerIfSet(name: Name): number | null
  /** A number with a fraction. */
  number(name: Name): number
  choice<const T extends readonly string[]>(name: Name, allowed: T, byDefault?: T[number]): T[number]
  /** Separated by commas. */
  list(name: Name): string[]
  url(name: Name, protocols: readonly string[]): string | null
}

export function createSettingReader<Name extends string>(
  env: Env,
  table: VariableTable,
): SettingReader<Name> {
  const defaultOf = (name: string) => table[name]?.default ?? null
  const rangeOf = (name: string) => table[name]?.range ?? []
  const read: SettingReader<Name> = {
    problems: [],
    problem: (variable, message, example = table[variable]?.example ?? '') =>
      read.problems.push({ variable, message, example }),
    value: (name) => env[name]?.trim() || null,
    checked(name, isUsable, wanted) {
      const text = read.value(name)
      if (text === null || isUsable(text)) return text
      read.problem(name, `must be ${wanted}`)
      return null
    },
    integer: (name) => read.integerIfSet(name) ?? Number(defaultOf(name)),
    integerIfSet(name) {
      const [min = 0, max = 0] = rangeOf(name)
      const isUsable = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
      const text = read.checked(name, isUsable, `a whole number from ${min} to ${max}`)
      return text === null ? null : Number(text)
    },
    number(name) {
      const [min = 0, max = 0] = rangeOf(name)
      const isUsable = (text: string) => Number(text) >= min && Number(text) <= max
      return Number(read.checked(name, isUsable, `a number from ${min} to ${max}`) ?? defaultOf(name))
    },
    choice(name, allowed, byDefault) {
      const text = read.checked(name, (one) => allowed.includes(one), `one of ${allowed.join(', ')}`)
      const chosen = text ?? byDefault ?? defaultOf(name)
      const found = allowed.find((one) => one === chosen)
      if (found === undefined) throw new Error(`The default of ${name} is none of ${allowed.join(', ')}.`)
      return found
    },
    list: (name) =>
      (read.value(name) ?? defaultOf(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    url: (name, protocols) =>
      read.checked(
        name,
        (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
        `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
  }
  return read
}
