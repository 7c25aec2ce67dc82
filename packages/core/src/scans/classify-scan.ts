import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { FactForVerdict, FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { type ClassifyDeps, classifyCaptures, type SetAside } from '../runs/classify-captures.ts'
import { readJobs } from '../runs/read-run.ts'
import type { RunStore } from '../runs/run-store.ts'
import type { ScanStore } from './scan-store.ts'
import { type SealScanDeps, sealOutcomes } from './seal-scan.ts'

/** Answers classified per transaction: large enough to be cheap, small enough that a crash repeats little. */
const BATCH = 100
/** Statements per transaction: an answer of thousands is stored alone, so that requests are answered in between. */
const MOST_CLAIMS = 1_000
/** Answers read at once. */
const PAGE = 200

interface Deps extends ClassifyDeps, SealScanDeps {
  runs: Pick<RunStore, 'listToClassify' | 'appendVerdicts' | 'setAside'>
  scans: Pick<ScanStore, 'finish' | 'readingSince' | 'beginReading' | 'lookAtReading'>
  facts: FactsForVerdict
  /** How long a scan waits for the next reading by the model; 0: it does not wait. */
  readerWaitMs: number
  onSetAside: (run: SetAside) => void
}

/**
 * Job `scan.classify`: has every captured answer of the scan read and classified, then seals its outcomes and ends it.
 * Answers that a model is to read get a job each, and this one is postponed until they are read. What is not read when
 * the model is away, too slow or at its ceiling is classified from the plain reading, as provisional.
 */
export const classifyScan =
  (deps: Deps) =>
  async (context: JobContext, { scanId }: { scanId: string }): Promise<JobOutcome> => {
    const { job, progress } = context
    const isRead = deps.model !== null && deps.readerWaitMs > 0
    if (isRead) {
      if ((await deps.scans.readingSince(scanId)) === null) {
        const isDue = ({ awaits }: NewClassification) => awaits !== 'first_reading'
        await classifyAll(deps, context, scanId, { isDue, ordersReadings: true })
        await deps.scans.beginReading(job.lease, scanId, deps.clock.now())
      }
      const now = deps.clock.now()
      const { left, coming } = await deps.scans.lookAtReading(scanId, { now, waitMs: deps.readerWaitMs })
      if (coming > 0) {
        await progress({ toRead: left })
        return {
          kind: 'postponed',
          until: new Date(now.getTime() + pauseFor(left)),
          reason: `${left} answers are still to be read by the model.`,
        }
      }
    }
    // Answers that the model did not read in time have a job or were given up; housekeeping queues those again later.
    await classifyAll(deps, context, scanId, { isDue: () => true, ordersReadings: !isRead })
    const outcome = await sealOutcomes(deps, context, scanId)
    await deps.scans.finish(job.lease, scanId, outcome, deps.clock.now())
    return { kind: 'completed' }
  }

/** Counting what is left takes longer in a large scan, which also needs longer to be read. */
const pauseFor = (left: number): number => Math.min(10_000, Math.max(500, 2 * left))

/** Stores the classifications that `isDue` selects; the others wait for their readings. */
async function classifyAll(
  deps: Deps,
  { job, signal, progress }: JobContext,
  scanId: string,
  { isDue, ordersReadings }: { isDue: (made: NewClassification) => boolean; ordersReadings: boolean },
): Promise<void> {
  const factsOf = new Map<string, FactForVerdict[]>()
  let classified = 0
  let setAside = 0
  const store = async (made: NewClassification[], unread: SetAside[]) => {
    for (const part of inParts(made)) {
      const due = part.filter(isDue)
      const followUp = ordersReadings ? readJobs(deps, part) : []
      await deps.runs.appendVerdicts({
        kind: 'scan',
        lease: job.lease,
        classifications: due,
        followUp,
        now: deps.clock.now(),
      })
      classified += due.length
    }
    if (unread.length > 0) await deps.runs.setAside(job.lease, unread, deps.clock.now())
    for (const run of unread) deps.onSetAside(run)
    setAside += unread.length
    await progress({ classified, ...(setAside > 0 && { setAside }) })
  }
  let after: string | null = null
  for (;;) {
    const page = await deps.runs.listToClassify(scanId, after, PAGE)
    if (page.length === 0) return
    after = page.at(-1)?.runId ?? null
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
      storing = store(done.classified, done.setAside)
      // It is awaited with the next batch; this prevents an unhandled rejection until then.
      storing.catch(() => {})
    }
    await storing
  }
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
