import words from './words.json' with { type: 'json' }

/** What a verification says about plan and outcomes. */
const WORDS = words.sampling

type Numbers = { sample: number; samples: number; runs: number }

export function samplingWords(key: keyof typeof WORDS, numbers: Numbers): string {
  return WORDS[key].replace(/\{(sample|samples|runs)\}/g, (_, name: keyof Numbers) => grouped(numbers[name]))
}

/** One sentence of both halves. */
export const samplingSentence = (ending: Exclude<keyof typeof WORDS, 'plan'>, numbers: Numbers): string => {
  const text = `${samplingWords('plan', numbers)}; ${samplingWords(ending, numbers)}.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `1,320`: the same on every machine, whatever its language. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}
