import { text, whole } from './check.ts'
import type { Quote, StatedKind } from './predicate.ts'
import { givenText, nameKey, sameStem, wordsOf } from './words.ts'

/** What all facts share whose value is a text, a number or a list of names. */
export const textFact = { check: text, valueKey: nameKey, say: (value: string): string => value }
export const wholeFact = (least: number, most: number) => ({
  check: whole(least, most),
  valueKey: String,
  say: String,
})
export const namesFact = {
  valueKey: (names: string[]): string => names.map(nameKey).sort().join('|'),
  say: (names: string[]): string => names.join(', '),
}

/** What is stated by one text: how it is made of what somebody wrote, how it is said, and whether a quote carries it. */
export const statedText = <Stated>(
  read: (given: string) => Stated | null,
  say: (stated: Stated) => string,
  isIn: (said: string, quote: Quote) => boolean = mostlyIn,
): StatedKind<Stated> => ({
  read(value) {
    const given = givenText(value)
    return given === null ? null : read(given)
  },
  say,
  isIn: (stated, quote) => isIn(say(stated), quote),
})

/** Anything that is stated by its name: a company, a prize, a certificate, a product. */
export interface StatedName {
  name: string
}
export const named = (name: string): StatedName => ({ name })
export const statedName: StatedKind<StatedName> = statedText(named, ({ name }) => name)

/** At least half of a name's words: a reader completes "the Pro" to "Acme Pro", and leaves an article out. */
export function mostlyIn(name: string, { words }: Quote): boolean {
  const wanted = wordsOf(name)
  const found = wanted.filter((word) => words.some((other) => sameStem(word, other, 6)))
  return wanted.length > 0 && found.length * 2 >= wanted.length
}
