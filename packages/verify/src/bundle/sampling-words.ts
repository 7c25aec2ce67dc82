/** What a verification says about plan and outcomes; `vectors/bundles/words.json` holds the words for every verifier. */
export const SAMPLING_WORDS = {
  plan: 'sample {sample} of {samples} of a plan logged before the first answer',
  accounted: 'all {runs} outcomes are accounted for',
  sealed:
    'the outcomes of all {runs} runs are in the log under one seal; the list is too long for this bundle',
  no_outcomes:
    'the outcomes are not here: the scan was still running when the bundle was made, or they were left out',
} as const

type Numbers = { sample: number; samples: number; runs: number }

export function samplingWords(key: keyof typeof SAMPLING_WORDS, numbers: Numbers): string {
  return SAMPLING_WORDS[key].replace(/\{(sample|samples|runs)\}/g, (_, name: keyof Numbers) =>
    grouped(numbers[name]),
  )
}

/** One sentence of both halves. */
export const samplingSentence = (
  ending: Exclude<keyof typeof SAMPLING_WORDS, 'plan'>,
  numbers: Numbers,
): string => {
  const text = `${samplingWords('plan', numbers)}; ${samplingWords(ending, numbers)}.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `1,320`: the same on every machine, whatever its language. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}
