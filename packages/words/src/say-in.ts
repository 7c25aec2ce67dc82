import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { formatWords } from './format-words.ts'
import { MESSAGES, type RichWords, type Words } from './generated/words.ts'
import { between, type Language } from './languages.ts'

/** Puts messages into the words of one language. What leaves the product is written with one. */
export interface Say {
  language: Language
  <Name extends keyof Words>(
    name: Name,
    ...parameters: Words[Name] extends null ? [] : [parameters: Words[Name]]
  ): string
  /** The words for a name that may be newer than this catalogue, or have none. */
  known(kind: string, name: string, parameters?: object): string | undefined
  /** A message with marks in it, as a list of words and of what its functions make. */
  rich: <Name extends keyof RichWords>(name: Name, parameters: RichWords[Name]) => never[]
  /** For dates, numbers and lists: the English of the product is European. */
  locale: string
  /** `a, b, c`: parts of a line, as far as they are there. */
  line(parts: Iterable<string | false | null | undefined>): string
  /** `a, b and c` */
  list(parts: Iterable<string>): string
  /** `1 June 2026`, of an instant in UTC. */
  day(at: Date): string
  /** `1–30 November 2026`, and as much more as two days need to be told apart. */
  days(from: Date, to: Date): string
  /** `1,234` */
  number(value: number): string
  /** `$1,234.50`; amounts below ten cents keep enough decimal places not to read as nothing. */
  usd(amount: string | number): string
}

/** All messages of the product, or others in their place. */
export type MessagesByLanguage = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** The words of a language, for what a server or the command line writes. Each message is compiled once. */
export function sayIn(language: Language, all: MessagesByLanguage = MESSAGES): Say {
  const messages = all[language]
  const locale = language === 'en' ? 'en-GB' : language
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const dates = new Intl.DateTimeFormat(locale, long)
  const numbers = new Intl.NumberFormat(locale)
  const compiled = new Map<string, CompiledMessage>()
  const wordsOf = (name: string, parameters: object = {}): unknown => {
    const message = compiled.get(name) ?? compile(messages[name] ?? name)
    compiled.set(name, message)
    return formatWords(message, locale, parameters)
  }
  const say = (name: string, parameters?: object) => String(wordsOf(name, parameters))
  const known = (kind: string, name: string, parameters?: object) =>
    Object.hasOwn(messages, `${kind}.${name}`) ? say(`${kind}.${name}`, parameters) : undefined
  return Object.assign(say, {
    language,
    locale,
    known,
    rich: (name: string, parameters: object) => [wordsOf(name, parameters)].flat() as never[],
    line: (parts: Iterable<unknown>) =>
      [...parts].filter((part) => typeof part === 'string').join(between(language)),
    list: (parts: Iterable<string>) => new Intl.ListFormat(locale).format(parts),
    day: (at: Date) => dates.format(at),
    days: (from: Date, to: Date) => dates.formatRange(from, to),
    number: (value: number) => numbers.format(value),
    usd(amount: string | number) {
      const most = Number(amount) >= 0.1 ? 2 : Number(amount) >= 0.001 ? 4 : 6
      const as = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
      const places = { minimumFractionDigits: 2, maximumFractionDigits: most }
      return new Intl.NumberFormat(locale, { ...as, ...places }).format(Number(amount))
    },
  }) as Say
}

/** What the API tells and what is signed; screens and documents have the reader's language. */
export const ENGLISH = sayIn('en')
