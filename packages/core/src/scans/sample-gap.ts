import type { EnginePort } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'

interface SamplePlan {
  samples: number
  prompts: number
  spreadSeconds: number | null
  /** Of each engine that is asked. */
  requestsPerMinute: readonly number[]
}

/** The default minimum distance between samples of one prompt and engine. */
const LEAST_GAP_MS = 1_000

/**
 * How much later each sample may be asked than the one before it. Unless the operator says otherwise, samples
 * are spread over the scan's own length: the next sample starts when the slowest engine, at its questions per
 * minute, has got through all prompts once.
 */
export function sampleGapMs(plan: SamplePlan): number {
  const { samples, prompts, spreadSeconds } = plan
  if (samples <= 1) return 0
  if (spreadSeconds !== null) return Math.floor((spreadSeconds * 1000) / samples)
  const slowest = Math.min(...plan.requestsPerMinute.filter((rate) => rate > 0), 60_000)
  return Math.max(LEAST_GAP_MS, Math.floor((prompts / slowest) * 60_000))
}

/** The same for engines as they are configured. */
export const gapOf = (
  configured: ReadonlyMap<Engine, EnginePort>,
  {
    engines,
    samples,
    prompts,
    spreadSeconds,
  }: Omit<SamplePlan, 'requestsPerMinute'> & { engines: readonly Engine[] },
): number => {
  const requestsPerMinute = engines.flatMap(
    (engine) => configured.get(engine)?.limits.requestsPerMinute ?? [],
  )
  return sampleGapMs({ samples, prompts, spreadSeconds, requestsPerMinute })
}
