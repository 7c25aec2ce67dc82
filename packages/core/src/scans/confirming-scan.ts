/** Answers to each prompt that decide whether a change was chance. */
const SAMPLES_TO_CONFIRM = 10

interface Scan {
  totalRuns: number
  samples: number
}

/** How often each prompt is asked to confirm a change: with no more questions than the scan in doubt. */
export function samplesToConfirm(scan: Scan, doubt: { engines: number; prompts: number }): number {
  const affordable = Math.floor(scan.totalRuns / (doubt.engines * doubt.prompts))
  return Math.max(scan.samples, Math.min(SAMPLES_TO_CONFIRM, affordable))
}

/**
 * The most that the scan which may follow by itself can ask and cost. Any of the engines can be in doubt, with any part of
 * the prompts, so the dearest engines count: for k of them, questions at the mean of the k highest prices. Prices that are
 * not known are left out, as in the price of the scan itself.
 */
export function mostToConfirm(
  scan: Scan & { prompts: number },
  usdPerAnswer: readonly (number | null)[],
): { runs: number; usd: number | null } {
  const prices = usdPerAnswer.flatMap((usd) => usd ?? []).sort((a, b) => b - a)
  let sum = 0
  const costs = prices.map((usd, n) => {
    sum += usd
    return (sum / (n + 1)) * questions(scan, n + 1)
  })
  return { runs: questions(scan, usdPerAnswer.length), usd: costs.length === 0 ? null : Math.max(...costs) }
}

const questions = ({ totalRuns, samples, prompts }: Scan & { prompts: number }, engines: number): number =>
  Math.max(samples * engines * prompts, Math.min(SAMPLES_TO_CONFIRM * engines * prompts, totalRuns))
