import type { JudgePort } from '../judge/judge-port.ts'
import { opinionJobs } from '../judge/judge-run.ts'
import type { CaptureSigner, Clock, Ids, JobContext, JobOutcome } from '../ports.ts'
import { judgeCapture } from '../runs/judge-capture.ts'
import type {
  CaptureToClassify,
  FactStore,
  FactToJudge,
  NewClassification,
  RunStore,
  ScanStore,
} from '../stores.ts'

/** Answers judged per transaction: large enough to be cheap, small enough that a crash repeats little. */
const BATCH = 100
/** Answers read at once. */
const PAGE = 400
/** Answers judged before others get their turn: a person may be waiting for the same process. */
const TURN = 20

/** Job `scan.classify`: judges every captured answer of the scan, then ends the scan. */
export const classifyScan =
  (deps: {
    runs: Pick<RunStore, 'listToClassify' | 'appendClassifications'>
    scans: Pick<ScanStore, 'finish'>
    facts: Pick<FactStore, 'listToJudge'>
    judge: JudgePort | null
    signer: CaptureSigner
    clock: Clock
    ids: Ids
  }) =>
  async ({ job, signal, progress }: JobContext, payload: { scanId: string }): Promise<JobOutcome> => {
    const factsOf = new Map<string, FactToJudge[]>()
    let classified = 0
    const store = async (judged: NewClassification[]) => {
      await deps.runs.appendClassifications(job.lease, judged, opinionJobs(deps, judged))
      classified += judged.length
      await progress({ classified })
    }
    for (;;) {
      const page = await deps.runs.listToClassify(payload.scanId, PAGE)
      if (page.length === 0) break
      for (const { brand } of page) {
        if (!factsOf.has(brand.id)) factsOf.set(brand.id, await deps.facts.listToJudge(brand.id))
      }
      // One batch is judged while the one before it is stored.
      let storing = Promise.resolve()
      for (let at = 0; at < page.length; at += BATCH) {
        signal.throwIfAborted()
        const judged = await judgeAll(deps, page.slice(at, at + BATCH), factsOf)
        await storing
        storing = store(judged)
        // It is awaited with the next batch; until then nobody listens to its failure.
        storing.catch(() => {})
      }
      await storing
    }
    await deps.scans.finish(job.lease, payload.scanId, deps.clock.now())
    return { kind: 'completed' }
  }

async function judgeAll(
  { ids, signer, clock }: { ids: Ids; signer: CaptureSigner; clock: Clock },
  captures: CaptureToClassify[],
  factsOf: ReadonlyMap<string, FactToJudge[]>,
): Promise<NewClassification[]> {
  const now = clock.now()
  const judged: NewClassification[] = []
  for (const capture of captures) {
    const facts = factsOf.get(capture.brand.id) ?? []
    judged.push(judgeCapture({ id: ids.next(), nonce: ids.randomHex(16), capture, facts, signer, now }))
    if (judged.length % TURN === 0) await new Promise((turn) => setImmediate(turn))
  }
  return judged
}
