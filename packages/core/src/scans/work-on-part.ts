import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import type { Heap } from '@veracite/terms/ports'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { Places } from '../jobs/jobs.ts'
import { type ClassifyDeps, classifyCaptures, type SetAside } from '../runs/classify-captures.ts'
import { firstReadJobs } from '../runs/read-run.ts'
import type { RunStore } from '../runs/run-store.ts'
import type { ScanPart, ScanStore } from './scan-store.ts'
import type { SealScanDeps } from './seal-scan.ts'

/** Answers classified per transaction: large enough to be cheap, small enough that a crash repeats little. */
const BATCH = 128
/** Statements per transaction: an answer of thousands is stored alone, so that requests are answered in between. */
const MOST_CLAIMS = 1_000

export interface ReadingTerms {
  model: ClassifyDeps['model']
  /** How long a scan waits for the next reading by the model; 0: it does not wait. */
  readerWaitMs: number
}

interface Deps extends ClassifyDeps, SealScanDeps, ReadingTerms {
  runs: Pick<RunStore, 'listToClassify' | 'appendVerdicts' | 'setAside'>
  scans: Pick<ScanStore, 'endPart'>
  facts: FactsForVerdict
  heap: Heap
  onSetAside: (run: SetAside) => void
}

/** Whether answers wait for the model before they get a class. */
export const isReadFirst = ({ model, readerWaitMs }: ReadingTerms): boolean =>
  model !== null && readerWaitMs > 0

/** Job `scan.part`: does one step for the runs at these positions. What is done already is not done again. */
export const workOnPart =
  (deps: Deps) =>
  async (context: JobContext, part: ScanPart): Promise<JobOutcome> => {
    const { lease } = context.job
    if (part.step === 'seal')
      await deps.plans.sealPart(lease, part.scanId, await deps.plans.nextVersion(part.scanId), part)
    else await judgePart(deps, context, part)
    await deps.scans.endPart(lease, part, deps.clock.now())
    return { kind: 'completed' }
  }

/** Has answers read and classified. Those that a model is to read first get a job each instead of a class. */
async function judgePart(deps: Deps, { job, signal }: JobContext, part: ScanPart): Promise<void> {
  const isLast = part.step === 'provisional'
  const isDue = ({ awaits }: NewClassification) => isLast || !isReadFirst(deps) || awaits !== 'first_reading'
  for (const places of inBatches(part)) {
    signal.throwIfAborted()
    const captures = await deps.runs.listToClassify(part.scanId, places, isLast)
    const [first] = captures
    if (first === undefined) continue
    const facts = await deps.facts.listForVerdict(first.brand.id)
    const { classified, setAside } = await classifyCaptures(deps, captures, facts, signal)
    for (const made of withinClaims(classified))
      await deps.runs.appendVerdicts({
        kind: 'scan',
        lease: job.lease,
        classifications: made.filter(isDue),
        later: made.filter((one) => !isDue(one)),
        followUp: isLast ? [] : firstReadJobs(made),
        now: deps.clock.now(),
      })
    if (setAside.length > 0) await deps.runs.setAside(job.lease, setAside, deps.clock.now())
    for (const run of setAside) deps.onSetAside(run)
    deps.heap.sweep()
  }
}

const inBatches = ({ from, to }: Places): Places[] =>
  Array.from({ length: Math.ceil((to - from) / BATCH) }, (_, n) => ({
    from: from + n * BATCH,
    to: Math.min(from + (n + 1) * BATCH, to),
  }))

function withinClaims(done: readonly NewClassification[]): NewClassification[][] {
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
