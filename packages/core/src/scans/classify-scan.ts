import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { FactForVerdict, FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import { type ClassifyDeps, classifyCaptures, type SetAside } from '../runs/classify-captures.ts'
import { readJobs } from '../runs/read-run.ts'
import type { CaptureToClassify, RunStore } from '../runs/run-store.ts'
import type { ScanStore } from './scan-store.ts'
import { type SealScanDeps, sealOutcomes } from './seal-scan.ts'

/** Answers classified per transaction: large enough to be cheap, small enough that a crash repeats little. */
const BATCH = 100
/** Statements per transaction: an answer of thousands is stored alone, so that requests are answered in between. */
const MOST_CLAIMS = 1_000
/** Answers read at once. */
const PAGE = 200

/** Job `scan.classify`: reads and classifies every captured answer of the scan, then seals its outcomes and ends it. */
export const classifyScan =
  (
    deps: ClassifyDeps &
      SealScanDeps & {
        runs: Pick<RunStore, 'listToClassify' | 'appendClassifications' | 'setAside'>
        scans: Pick<ScanStore, 'finish'>
        facts: FactsForVerdict
        model: LanguageModelPort | null
        onSetAside: (run: SetAside) => void
      },
  ) =>
  async (context: JobContext, payload: { scanId: string }): Promise<JobOutcome> => {
    const { job, signal, progress } = context
    const factsOf = new Map<string, FactForVerdict[]>()
    let classified = 0
    let setAside = 0
    const store = async (batch: CaptureToClassify[], done: NewClassification[], unread: SetAside[]) => {
      for (const part of inParts(done))
        await deps.runs.appendClassifications(job.lease, part, readJobs(deps, part, batch))
      if (unread.length > 0) await deps.runs.setAside(job.lease, unread, deps.clock.now())
      for (const run of unread) deps.onSetAside(run)
      classified += done.length
      setAside += unread.length
      await progress({ classified, ...(setAside > 0 && { setAside }) })
    }
    for (;;) {
      const page = await deps.runs.listToClassify(payload.scanId, PAGE)
      if (page.length === 0) break
      for (const { brand } of page) {
        if (!factsOf.has(brand.id)) factsOf.set(brand.id, await deps.facts.listForVerdict(brand.id))
      }
      // One batch is read while the one before it is stored.
      let storing = Promise.resolve()
      for (let at = 0; at < page.length; at += BATCH) {
        signal.throwIfAborted()
        const batch = page.slice(at, at + BATCH)
        const done = await classifyCaptures(deps, batch, (brandId) => factsOf.get(brandId) ?? [], signal)
        await storing
        storing = store(batch, done.classified, done.setAside)
        // It is awaited with the next batch; this prevents an unhandled rejection until then.
        storing.catch(() => {})
      }
      await storing
    }
    const outcome = await sealOutcomes(deps, context, payload.scanId)
    await deps.scans.finish(job.lease, payload.scanId, outcome, deps.clock.now())
    return { kind: 'completed' }
  }

function inParts(done: readonly NewClassification[]): NewClassification[][] {
  const parts: NewClassification[][] = []
  let room = 0
  for (const one of done) {
    const claims = one.verdict.claims.length
    if (claims > room || parts.length === 0) {
      parts.push([])
      room = MOST_CLAIMS
    }
    parts.at(-1)?.push(one)
    room -= claims
  }
  return parts
}
