import { brandNotFound, queueUnavailable, runNotClassified, runNotFound } from '../errors.ts'
import type { NewJob } from '../jobs.ts'
import type { JudgePort } from '../judge/judge-port.ts'
import { opinionJobs } from '../judge/judge-run.ts'
import {
  type CaptureSigner,
  type Clock,
  EVERY_ACCOUNT,
  type Ids,
  type JobContext,
  type JobOutcome,
  type JobQueue,
} from '../ports.ts'
import type { CatalogStore, EnqueueStore, FactStore, RunStore } from '../stores.ts'
import { judgeCapture } from './judge-capture.ts'

/** POST /api/admin/runs/{id}/reclassify: a new verdict from the kept bytes, without asking an engine again. */
export const requestReclassification =
  (deps: {
    runs: Pick<RunStore, 'findEvidence'>
    jobs: EnqueueStore
    queue: JobQueue
    clock: Clock
    ids: Ids
  }) =>
  async (input: { runId: string }): Promise<{ jobId: string }> => {
    const found = await deps.runs.findEvidence(input.runId, EVERY_ACCOUNT)
    if (!found) throw runNotFound()
    if (found.run.citationClass === null) throw runNotClassified()
    return enqueue(deps, {
      id: deps.ids.next(),
      kind: 'run.reclassify',
      lane: 'classify',
      payload: { runId: found.run.id },
      dedupKey: found.run.id,
    })
  }

/** POST /api/admin/brands/{id}/reclassify: the same for every classified run of a brand, as one job. */
export const requestBrandReclassification =
  (deps: {
    catalog: Pick<CatalogStore, 'findBrand'>
    jobs: EnqueueStore
    queue: JobQueue
    clock: Clock
    ids: Ids
  }) =>
  async (input: { brandId: string }): Promise<{ jobId: string }> => {
    const brand = await deps.catalog.findBrand(input.brandId, EVERY_ACCOUNT, { archived: true })
    if (!brand) throw brandNotFound()
    return enqueue(deps, {
      id: deps.ids.next(),
      kind: 'brand.reclassify',
      lane: 'classify',
      payload: { brandId: brand.id },
      dedupKey: brand.id,
    })
  }

async function enqueue(
  deps: { jobs: EnqueueStore; queue: JobQueue; clock: Clock },
  job: NewJob,
): Promise<{ jobId: string }> {
  if (!(await deps.queue.ready(300))) throw queueUnavailable()
  const queued = await deps.jobs.enqueue(job, { now: deps.clock.now(), idempotency: null })
  deps.queue.kick()
  return { jobId: queued.kind === 'queued' ? queued.jobId : job.id }
}

interface JobDeps {
  runs: Pick<RunStore, 'findToReclassify' | 'listClassified' | 'appendClassifications'>
  facts: Pick<FactStore, 'listToJudge'>
  judge: JudgePort | null
  signer: CaptureSigner
  clock: Clock
  ids: Ids
}

/** Job `run.reclassify`. */
export const reclassifyRun =
  (deps: JobDeps) =>
  async (context: JobContext, payload: { runId: string }): Promise<JobOutcome> => {
    const changed = await reclassify(deps, context, payload.runId)
    return { kind: 'done', result: { changed } }
  }

/** Job `brand.reclassify`: every classified run of a brand, oldest first. */
export const reclassifyBrand =
  (deps: JobDeps) =>
  async (context: JobContext, payload: { brandId: string }): Promise<JobOutcome> => {
    let reclassified = 0
    let changed = 0
    let cursor: string | null = null
    for (;;) {
      const runIds: string[] = await deps.runs.listClassified(payload.brandId, cursor, 100)
      if (runIds.length === 0) break
      for (const runId of runIds) {
        context.signal.throwIfAborted()
        if (await reclassify(deps, context, runId)) changed += 1
        reclassified += 1
      }
      cursor = runIds.at(-1) ?? null
      await context.progress({ reclassified, changed })
    }
    return { kind: 'done', result: { reclassified, changed } }
  }

async function reclassify(deps: JobDeps, { job }: JobContext, runId: string): Promise<boolean> {
  const capture = await deps.runs.findToReclassify(runId)
  if (!capture) return false
  const facts = await deps.facts.listToJudge(capture.brand.id)
  const judged = judgeCapture({
    id: deps.ids.next(),
    nonce: deps.ids.randomHex(16),
    capture,
    facts,
    signer: deps.signer,
    now: deps.clock.now(),
  })
  const changed = judged.verdict.class !== capture.citationClass
  // A class that stays needs no opinion anew: a brand may have thousands of runs, and each opinion costs money.
  await deps.runs.appendClassifications(job.lease, [judged], changed ? opinionJobs(deps, [judged]) : [])
  return changed
}
