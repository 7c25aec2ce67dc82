import type { Env } from './env.ts'
import type { Report } from './log-settings.ts'

/** Reads variables one by one. What cannot be used is reported, and the default stands in for it. */
export interface SettingReader {
  /** Null if it is not set, or empty. */
  value(name: string): string | null
  integer(name: string, byDefault: number, min: number, max: number): number
  /** As `integer`, but null if it is not set. */
  integerIfSet(name: string, min: number, max: number, example: number): number | null
  /** A number with a fraction. */
  number(name: string, byDefault: number, max: number, example: string): number
  choice<const T extends readonly string[]>(name: string, allowed: T, byDefault: T[number]): T[number]
  /** Separated by commas. */
  list(name: string, byDefault: readonly string[]): string[]
  url(name: string, protocols: readonly string[], example: string): string | null
  postgresUrl(name: string, example: string): string | null
}

export function createSettingReader(env: Env, problem: Report): SettingReader {
  const value = (name: string): string | null => env[name]?.trim() || null
  const reader: SettingReader = {
    value,
    integer(name, byDefault, min, max) {
      const text = value(name)
      if (text === null) return byDefault
      const number = Number(text)
      if (/^\d{1,9}$/.test(text) && number >= min && number <= max) return number
      problem(name, `must be a whole number from ${min} to ${max}`, String(byDefault))
      return byDefault
    },
    integerIfSet: (name, min, max, example) =>
      value(name) === null ? null : reader.integer(name, example, min, max),
    number(name, byDefault, max, example) {
      const number = Number(value(name) ?? byDefault)
      if (!(number >= 0 && number <= max)) problem(name, `must be a number from 0 to ${max}`, example)
      return number
    },
    choice(name, allowed, byDefault) {
      const text = value(name)
      const found = text === null ? byDefault : allowed.find((candidate) => candidate === text)
      if (found === undefined) problem(name, `must be one of ${allowed.join(', ')}`, byDefault)
      return found ?? byDefault
    },
    list: (name, byDefault) =>
      value(name)
        ?.split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '') ?? [...byDefault],
    url(name, protocols, example) {
      const text = value(name)
      if (text === null) return null
      if (protocols.includes(URL.parse(text)?.protocol ?? '')) return text
      const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ')
      problem(name, `must be an address that begins with ${beginnings}`, example)
      return null
    },
    postgresUrl: (name, example) => reader.url(name, ['postgres:', 'postgresql:'], example),
  }
  return reader
}
