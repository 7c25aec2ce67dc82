import type { StoredRuns } from '@veracite/evidence/records/evidence-rows'
import type { FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import { existing, runNotClassified } from '@veracite/terms/errors'
import type { Ids } from '@veracite/terms/ports'
import type { Scope } from '../access/scope.ts'
import { type EnqueueDeps, enqueueForBrand, enqueueJob } from '../jobs/enqueue-job.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { type ClassifyDeps, classifyCaptures } from './classify-captures.ts'
import { readJobs } from './read-run.ts'
import type { RunStore, VerifiedToReclassify } from './run-store.ts'

/** POST /api/admin/runs/{id}/reclassify: a new verdict from the stored bytes. No engine is asked again. */
export const requestReclassification =
  (deps: EnqueueDeps & { runs: StoredRuns; scope: Scope; ids: Ids }) =>
  async (input: { runId: string }): Promise<{ jobId: string }> => {
    const found = existing(await deps.runs.findEvidence(input.runId, deps.scope), 'run')
    if (found.run.citationClass === null && found.run.status !== 'SET_ASIDE') throw runNotClassified()
    return enqueueJob(deps, {
      id: deps.ids.next(),
      kind: 'run.reclassify',
      lane: 'classify',
      payload: { runId: found.run.id },
      dedupKey: found.run.id,
    })
  }

/** POST /api/admin/brands/{id}/reclassify: the same for every classified run of a brand, as one job. */
export const requestBrandReclassification =
  (deps: EnqueueDeps & BrandDeps & { ids: Ids }) =>
  async ({ brandId }: { brandId: string }) => {
    const brand = await brandOf(deps, brandId)
    return enqueueForBrand(deps, brand.id, { kind: 'brand.reclassify', lane: 'classify' })
  }

interface JobDeps extends ClassifyDeps {
  runs: Pick<RunStore, 'findToReclassify' | 'listClassified' | 'listVerifiedToReclassify' | 'appendVerdicts'>
  facts: FactsForVerdict
}

/** Job `run.reclassify`. */
export const reclassifyRun =
  (deps: JobDeps) =>
  async (context: JobContext, payload: { runId: string }): Promise<JobOutcome> => {
    const { changed, reason } = await reclassify(deps, context, payload.runId)
    const verified = await reclassifyVerified(deps, context, payload.runId)
    return {
      kind: 'done',
      result: { changed, ...(reason !== null && { setAside: reason }), ...(verified > 0 && { verified }) },
    }
  }

/** Job `brand.reclassify`: every run of a brand that was classified or set aside, oldest first. */
export const reclassifyBrand =
  (deps: JobDeps) =>
  async (context: JobContext, payload: { brandId: string }): Promise<JobOutcome> => {
    let reclassified = 0
    let changed = 0
    let setAside = 0
    let verified = 0
    let cursor: string | null = null
    for (;;) {
      const runIds: string[] = await deps.runs.listClassified(payload.brandId, cursor, 100)
      if (runIds.length === 0) break
      for (const runId of runIds) {
        context.signal.throwIfAborted()
        const done = await reclassify(deps, context, runId)
        if (done.changed) changed += 1
        if (done.reason !== null) setAside += 1
        else reclassified += 1
        verified += await reclassifyVerified(deps, context, runId)
      }
      cursor = runIds.at(-1) ?? null
      await context.progress({ reclassified, changed })
    }
    return {
      kind: 'done',
      result: { reclassified, changed, ...(setAside > 0 && { setAside }), ...(verified > 0 && { verified }) },
    }
  }

/** Makes missing or outdated readings again. `reason`: why the answer could not be read; the run stays as it was. */
async function reclassify(
  deps: JobDeps,
  { job, signal }: JobContext,
  runId: string,
): Promise<{ changed: boolean; reason: string | null }> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const capture = await deps.runs.findToReclassify(runId)
    if (!capture) return { changed: false, reason: null }
    const facts = await deps.facts.listForVerdict(capture.brand.id)
    const { classified, setAside } = await classifyCaptures(deps, [capture], facts, signal)
    const [done] = classified
    if (!done) return { changed: false, reason: setAside[0]?.reason ?? null }
    const verdict = { kind: 'reclassification', lease: job.lease, capture, classification: done } as const
    if (await deps.runs.appendVerdicts({ ...verdict, followUp: readJobs(deps, [done]) }))
      return { changed: done.verdict.class !== capture.citationClass, reason: null }
  }
  throw new Error('The run was reclassified repeatedly in the meantime.')
}

/**
 * The answers of its re-verifications by the same facts, or a finding would rest on a fact that no longer
 * stands. How often they repeated it at the time was signed then, and stays. Returns how many were judged.
 */
async function reclassifyVerified(
  deps: JobDeps,
  { job, signal }: JobContext,
  runId: string,
): Promise<number> {
  let judged = 0
  let cursor: string | null = null
  for (;;) {
    const page: VerifiedToReclassify[] = await deps.runs.listVerifiedToReclassify(runId, cursor, PAGE)
    for (const capture of page) {
      signal.throwIfAborted()
      const facts = await deps.facts.listForVerdict(capture.brand.id)
      const { classified } = await classifyCaptures(deps, [capture], facts, signal)
      const [done] = classified
      // If another job judged it in the meantime, it used the same facts.
      if (done === undefined) continue
      const verdict = { kind: 'verified_again', lease: job.lease, capture, classification: done } as const
      if (await deps.runs.appendVerdicts(verdict)) judged += 1
    }
    cursor = page.at(-1)?.captureId ?? null
    if (page.length < PAGE) return judged
  }
}

const PAGE = 50

/** A person may settle the run at the same moment, or a model's reading may arrive. */
const MAX_ROUNDS = 5
