/** Samples of one prompt and engine that nobody spread further lie at least this far apart. */
const LEAST_GAP_MS = 1_000

/**
 * How much later each sample may be asked than the one before it. Unless the operator says otherwise samples are
 * spread over the scan's own length: an engine that takes so many questions a minute needs that long to get through
 * all prompts once, and no sample is asked of it a second time before.
 */
export function sampleGapMs(plan: {
  samples: number
  prompts: number
  spreadSeconds: number | null
  /** Of each engine that is asked. */
  requestsPerMinute: readonly number[]
}): number {
  const { samples, prompts, spreadSeconds } = plan
  if (samples <= 1) return 0
  if (spreadSeconds !== null) return Math.floor((spreadSeconds * 1000) / samples)
  const slowest = Math.min(...plan.requestsPerMinute.filter((rate) => rate > 0), 60_000)
  return Math.max(LEAST_GAP_MS, Math.floor((prompts / slowest) * 60_000))
}
