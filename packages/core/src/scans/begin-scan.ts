import type { SealDeps } from '@veracite/evidence/capture/recorder'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import { MAX_ORIGINS, MAX_PLANNED_PROMPTS } from '@veracite/verify/bundle/limits'
import { hexEncode } from '@veracite/verify/bytes'
import type { JobContext, JobOutcome, JobQueue } from '../jobs/job-ports.ts'
import type { DrawnForScan, OriginInPlan, PlanSeries, PlanStore, ScanToPlan } from './plan-store.ts'
import { gapOf } from './sample-gap.ts'
import { buildPlan, plannedEngines } from './scan-manifests.ts'

/** Runs created or queued per transaction, so that a scan's memory does not grow with its size. */
const PART = 4_096

interface BeginDeps extends SealDeps {
  plans: PlanStore
  engines: ReadonlyMap<Engine, EnginePort>
  queue: Pick<JobQueue, 'kick'>
}

/** Job `scan.start`: creates the runs, signs and logs their plan, then queues their jobs. Can be continued. */
export const beginScan =
  (deps: BeginDeps) =>
  async ({ job, signal, progress }: JobContext, payload: { scanId: string }): Promise<JobOutcome> => {
    const scan = await deps.plans.find(payload.scanId)
    if (!scan || (scan.planSha256 === null && scan.queuedRuns === scan.totalRuns)) return { kind: 'done' }

    for (let planned = scan.plannedRuns; planned < scan.totalRuns; ) {
      signal.throwIfAborted()
      planned = await deps.plans.planPart(job.lease, scan.scanId, PART, deps.clock.now())
      if (planned < scan.totalRuns) await progress({ planned, runs: scan.totalRuns })
    }
    const next = { most: PART, sampleGapMs: gapOf(deps.engines, { ...scan, prompts: scan.totalPrompts }) }
    let queued = scan.queuedRuns
    if (scan.planSha256 === null) {
      const engines = plannedEngines(scan.engines, deps.engines)
      const blocks = await deps.plans.listBlocks(scan.scanId, 'plan')
      const prompts = await promptsToName(deps, scan)
      const drawn = withinPlan(await deps.plans.listDrawn(scan.scanId, MOST_DRAWN))
      const origins = toldApart(await deps.plans.listOrigins(scan.scanId, MAX_PLANNED_PROMPTS))
      const sign = (series: PlanSeries) =>
        buildPlan(deps, scan, engines, prompts, { blocks, drawn, origins }, series)
      queued = await deps.plans.begin(job.lease, { ...scan, asked: engines }, sign, next)
      deps.queue.kick()
    }
    while (queued < scan.totalRuns) {
      signal.throwIfAborted()
      queued = await deps.plans.queuePart(job.lease, scan.scanId, next, deps.clock.now())
      deps.queue.kick()
    }
    return { kind: 'completed' }
  }

/** A plan lists the digests of its prompts up to this many; beyond that it has the root over them. */
async function promptsToName({ plans }: BeginDeps, scan: ScanToPlan) {
  if (scan.totalPrompts <= MAX_PLANNED_PROMPTS)
    return { sha256: await plans.listPromptDigests(scan.scanId, MAX_PLANNED_PROMPTS), root: null }
  return { sha256: [], root: hexEncode(await plans.promptsRoot(scan.scanId)) }
}

/** The most frequent origins by name, the others together. */
export function toldApart(origins: readonly OriginInPlan[]): OriginInPlan[] {
  if (origins.length <= MAX_ORIGINS) return [...origins]
  const others = origins.slice(MAX_ORIGINS - 1)
  const rest = {
    ...{ kind: 'several', list: null, sha256: null },
    prompts: others.reduce((sum, { prompts }) => sum + prompts, 0),
    places: others.flatMap(({ places }) => places).sort((a, b) => a - b),
  }
  return [...origins.slice(0, MAX_ORIGINS - 1), rest]
}

const MOST_DRAWN = 4
/** Bytes that a plan has room for beside its prompts. */
const ROOM_FOR_DRAWN = 6_000

/** Of samples with very many strata the largest ones are named; the totals stay. */
function withinPlan(drawn: readonly DrawnForScan[]): DrawnForScan[] {
  let kept = drawn.map((one) => ({ ...one, imports: one.imports.slice(0, MOST_DRAWN) }))
  while (
    Buffer.byteLength(JSON.stringify(kept)) > ROOM_FOR_DRAWN &&
    kept.some(({ strata }) => strata.length > 0)
  )
    kept = kept.map((one) => ({ ...one, strata: one.strata.slice(0, -1) }))
  return kept
}
