import { text, whole } from './check.ts'
import type { Quote, StatedKind } from './predicate.ts'
import { named as keyOfText, ofBrand, type StatementKey } from './statement-key.ts'
import { givenText, nameKey, sameStem, wordsOf } from './words.ts'

/** Shared by facts whose value is a text, a number or a list of names. */
export const textFact = { check: text, valueKey: nameKey, say: (value: string): string => value }
export const wholeFact = (least: number, most: number) => {
  return { check: whole(least, most), valueKey: String, say: String }
}
export const namesFact = {
  valueKey: (names: string[]): string => names.map(nameKey).sort().join('|'),
  say: (names: string[]): string => names.join(', '),
}

export const statedText = <Stated>(
  read: (given: string) => Stated | null,
  {
    say,
    isIn = mostlyIn,
    key = (text) => ofBrand(keyOfText(text)),
  }: {
    /** The text that is stated. */
    say(stated: Stated): string
    isIn?(said: string, quote: Quote): boolean
    key?(text: string): StatementKey
  },
): StatedKind<Stated> => ({
  read(value) {
    const given = givenText(value)
    return given === null ? null : read(given)
  },
  say,
  key: (stated) => key(say(stated)),
  isIn: (stated, quote) => isIn(say(stated), quote),
})

export type StatedName = { name: string }
export const named = (name: string): StatedName => ({ name })
export const statedName: StatedKind<StatedName> = statedText(named, { say: ({ name }) => name })

/** At least half of the words: a reader may write "Acme Pro" for "the Pro". */
export function mostlyIn(name: string, { words }: Quote): boolean {
  const wanted = wordsOf(name)
  const found = wanted.filter((word) => words.some((other) => sameStem(word, other, 6)))
  return wanted.length > 0 && found.length * 2 >= wanted.length
}
