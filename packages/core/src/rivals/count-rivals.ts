import { identityDigest } from '@veracite/evidence/records/stored-reading'
import type { Clock } from '@veracite/terms/ports'
import type { countNamed, Subject } from '@veracite/verdicts/named/count-named'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { namedRows } from '../measures/named-rows.ts'
import type { LanguageModelPort, PlainReader } from '../readers/reader-port.ts'
import { standingReadings } from '../readers/standing-readings.ts'
import type { CaptureToClassify, RunStore } from '../runs/run-store.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { isCounted, namesDigest, subjectsOf } from './rival.ts'
import type { NamedAnswer, RivalStore } from './rival-store.ts'

export interface CountDeps extends BrandDeps {
  rivals: RivalStore
  runs: Pick<RunStore, 'listToFollow'>
  plainReader: Pick<PlainReader, 'work'>
  model: LanguageModelPort | null
  clock: Clock
}

const PORTION = 100

/**
 * Job `rivals.count`: who is named in the answers of a brand, scan by scan, the newest first. Nobody is asked: it reads
 * stored answers and readings. Answers that were counted stay so, so it may be interrupted and repeated at any time.
 */
export const countRivals =
  (deps: CountDeps) =>
  async ({ job, signal, progress }: JobContext, payload: { brandId: string }): Promise<JobOutcome> => {
    let answers = 0
    let scans = 0
    for (;;) {
      // Names may change while it runs.
      const brand = await brandOf(deps, payload.brandId)
      const rivals = await deps.rivals.list(brand.id)
      if (!isCounted(rivals, deps.model)) break
      const subjects = subjectsOf(brand, rivals)
      const digest = namesDigest(subjects)
      const scan = await deps.rivals.nextToCount(brand.id, digest)
      if (scan === null) break
      for (;;) {
        signal.throwIfAborted()
        const runIds = await deps.rivals.listUncounted(scan.scanId, digest, PORTION)
        if (runIds.length === 0) break
        const counted = await countAnswers(deps, await deps.runs.listToFollow(runIds), subjects, signal)
        await deps.rivals.putAnswers(job.lease, digest, counted)
        answers += counted.length
        await progress({ scans, answers })
        if (counted.length < runIds.length) break
      }
      await deps.rivals.endScan(job.lease, scan, digest, deps.clock.now())
      scans += 1
    }
    return { kind: 'done', result: { scans, answers } }
  }

async function countAnswers(
  { plainReader }: Pick<CountDeps, 'plainReader'>,
  captures: readonly CaptureToClassify[],
  subjects: readonly Subject[],
  signal: AbortSignal,
): Promise<NamedAnswer[]> {
  const pieces = captures.map(({ prompt, answer, readings, brand }) => ({
    prompt,
    answer,
    subjects,
    readings: standingReadings(readings, identityDigest(brand)).map(({ reading }) => reading),
  }))
  const worked = await plainReader.work('count', pieces, signal)
  return captures.flatMap(({ runId, classificationId, brand }, at): NamedAnswer[] => {
    const outcome = worked[at]
    if (classificationId === null) return []
    // An answer that breaks the count is in no figure, and is not tried again.
    if (outcome?.kind !== 'done')
      return [{ runId, classificationId, answer: NOTHING_FOUND, namesBrand: false, rows: [] }]
    const answer = outcome.made
    const namesBrand = answer.subjects.some(({ id, named }) => named && id === brand.id)
    return [{ runId, classificationId, answer, namesBrand, rows: namedRows(answer, subjects) }]
  })
}

const NOTHING_FOUND: ReturnType<typeof countNamed> = {
  branded: false,
  byModel: false,
  cites: false,
  subjects: [],
  others: [],
  remarks: [],
}
