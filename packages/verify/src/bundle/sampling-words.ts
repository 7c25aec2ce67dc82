import words from './words.json' with { type: 'json' }

/** What a verification says about plan and outcomes. */
const WORDS = words.sampling

export const samplingWords = (key: keyof typeof WORDS, numbers: Readonly<Record<string, number>>): string =>
  WORDS[key].replace(/\{(\w+)\}/g, (_, name: string) => grouped(numbers[name] ?? 0))

/** `1,320`: the same on every machine, whatever its language. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}
