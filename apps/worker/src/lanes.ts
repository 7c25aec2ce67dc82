import type { LaneLimits } from '@veracite/core/jobs/job-ports'
import { type Lane, SERVICE_LANES } from '@veracite/core/jobs/jobs'
import type { LanguageModelPort } from '@veracite/core/readers/reader-port'
import type { EnginePort } from '@veracite/terms/engine-port'
import { ENGINES, type Engine } from '@veracite/terms/vocabulary'

const SERVICE_LIMITS: Record<(typeof SERVICE_LANES)[number], LaneLimits> = {
  scan: { concurrency: 2 },
  classify: { concurrency: 2 },
  // Of the model that reads; without one nothing is queued there.
  read: { concurrency: 1 },
  web: { concurrency: 4 },
  sources: { concurrency: 4 },
  // Mostly waiting: several receivers that never answer leave enough for the others.
  deliver: { concurrency: 32 },
  // Each reads a whole catalogue: two at once would only take twice as long each.
  feeds: { concurrency: 1 },
}

/**
 * One lane per engine that this process can ask, with that engine's limits, and one per kind of service work.
 * A worker that is `alone` also takes the lanes of other engines: runs left there by another configuration
 * then fail, and their scans end, instead of waiting forever.
 */
export function lanesOf(
  engines: ReadonlyMap<Engine, EnginePort>,
  model: Pick<LanguageModelPort, 'concurrency'> | null,
  alone: boolean,
): Map<Lane, LaneLimits> {
  const lanes = new Map<Lane, LaneLimits>(SERVICE_LANES.map((lane) => [lane, SERVICE_LIMITS[lane]]))
  if (model !== null) lanes.set('read', { concurrency: model.concurrency })
  for (const [engine, { limits }] of engines) {
    lanes.set(engine, {
      concurrency: limits.concurrency,
      rate: { max: limits.requestsPerMinute, perMs: 60_000 },
    })
  }
  if (alone) for (const engine of ENGINES) if (!lanes.has(engine)) lanes.set(engine, { concurrency: 1 })
  return lanes
}
