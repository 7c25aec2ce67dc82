import type { SealDeps } from '@veracite/evidence/capture/recorder'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { NewScanManifest, PlanStore } from './plan-store.ts'
import { buildOutcome } from './scan-manifests.ts'
import { SEAL_RUNS } from './scan-steps.ts'

export interface SealScanDeps extends SealDeps {
  plans: Pick<PlanStore, 'find' | 'nextVersion' | 'sealPart' | 'listBlocks' | 'appendOutcome'>
}

/** The signed outcome of every run; null for scans without a plan. Everything must be classified already. */
export async function sealOutcomes(
  deps: SealScanDeps,
  { job, signal }: Pick<JobContext, 'job' | 'signal'>,
  scanId: string,
): Promise<NewScanManifest | null> {
  const scan = await deps.plans.find(scanId)
  if (!scan || scan.planSha256 === null) return null
  const version = await deps.plans.nextVersion(scanId)
  for (let from = 0; from < scan.totalRuns; from += SEAL_RUNS) {
    signal.throwIfAborted()
    const to = Math.min(from + SEAL_RUNS, scan.totalRuns)
    await deps.plans.sealPart(job.lease, scanId, version, { from, to })
  }
  const blocks = await deps.plans.listBlocks(scanId, 'outcome', version)
  return buildOutcome(deps, { ...scan, planSha256: scan.planSha256 }, blocks, version)
}

/** Job `scan.seal`: seals outcomes whose classification was given up, or again after a class has changed. */
export const sealScan =
  (deps: SealScanDeps) =>
  async (context: JobContext, payload: { scanId: string }): Promise<JobOutcome> => {
    const outcome = await sealOutcomes(deps, context, payload.scanId)
    if (outcome === null) return { kind: 'done' }
    await deps.plans.appendOutcome(context.job.lease, outcome, deps.clock.now())
    return { kind: 'completed' }
  }
