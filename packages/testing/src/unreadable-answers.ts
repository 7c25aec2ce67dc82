import { HANGS, THROWS } from './breakable-reader.ts'

/** Once took minutes to read: 60 kB of one character, then a letter. */
export const LONG_RUN = `${'…'.repeat(20_000)}a`

/** The engine's answer to prompt number `n` of a brand: four are hard on a reader, the rest can be judged. */
export function answerTo(n: number): string {
  if (n === 2) return HANGS
  if (n === 5) return THROWS
  if (n === 7) return LONG_RUN
  if (n === 9) return `Halden Instruments makes sensors. ${'They last. '.repeat(20_000)}The end.`
  return `Halden Instruments was founded in ${1900 + n}.`
}

/** Numbers of the prompts whose answers are set aside. */
export const SET_ASIDE = [2, 5]

/** The number in the prompts of a world: "… (7)". */
export const numberOf = (prompt: string): number => Number(/\((\d+)\)/.exec(prompt)?.[1])
