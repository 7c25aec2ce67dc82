import type { EnginePort } from '../engines/engine-port.ts'
import type { JobContext, JobOutcome, JobQueue } from '../ports.ts'
import type { PlanStore, ScanToPlan } from '../stores/plan-store.ts'
import type { Engine } from '../vocabulary.ts'
import { sampleGapMs } from './sample-gap.ts'
import { buildPlan, MOST_NAMED_PROMPTS, plannedEngines, type SealDeps } from './scan-manifests.ts'

/** Runs made or given jobs in one transaction: what a scan takes in memory does not grow with its size. */
export const PART = 4_096

interface BeginDeps extends SealDeps {
  plans: PlanStore
  engines: ReadonlyMap<Engine, EnginePort>
  queue: Pick<JobQueue, 'kick'>
}

/**
 * Job `scan.start`: makes the runs of the scan, signs and logs the plan of them, and only then gives them their jobs,
 * each on the lane of its engine. Interrupted, it goes on where it was.
 */
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
    const next = { most: PART, sampleGapMs: gapOf(deps, scan) }
    let queued = scan.queuedRuns
    if (scan.planSha256 === null) {
      const engines = plannedEngines(scan.engines, deps.engines)
      const blocks = await deps.plans.listBlocks(scan.scanId, 'plan')
      const plan = buildPlan(deps, scan, engines, await promptsToName(deps, scan), blocks)
      queued = await deps.plans.begin(job.lease, { ...plan, engines }, next)
      deps.queue.kick()
    }
    while (queued < scan.totalRuns) {
      signal.throwIfAborted()
      queued = await deps.plans.queuePart(job.lease, scan.scanId, next, deps.clock.now())
      deps.queue.kick()
    }
    return { kind: 'completed' }
  }

const promptsToName = ({ plans }: BeginDeps, scan: ScanToPlan): Promise<string[]> =>
  scan.totalPrompts > MOST_NAMED_PROMPTS
    ? Promise.resolve([])
    : plans.listPromptDigests(scan.scanId, MOST_NAMED_PROMPTS)

const gapOf = ({ engines }: BeginDeps, scan: ScanToPlan): number =>
  sampleGapMs({
    samples: scan.samples,
    prompts: scan.totalPrompts,
    spreadSeconds: scan.spreadSeconds,
    requestsPerMinute: scan.engines.flatMap((engine) => engines.get(engine)?.limits.requestsPerMinute ?? []),
  })
