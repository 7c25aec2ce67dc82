import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { nextStep } from './scan-steps.ts'
import type { ScanStore } from './scan-store.ts'
import { type SealScanDeps, sealOutcomes } from './seal-scan.ts'
import { isReadFirst, type ReadingTerms } from './work-on-part.ts'

interface Deps extends SealScanDeps, ReadingTerms {
  scans: Pick<ScanStore, 'continueStep' | 'beginStep' | 'lookAtReading' | 'finish'>
}

/**
 * Job `scan.classify`: leads a scan whose questions were asked from step to step, then ends it. Its parts are jobs for all
 * workers (`workOnPart`); the last part of a step queues this job again. While a model reads, it is postponed. What is not
 * read when the model is away, too slow or at its ceiling is classified from the plain reading, as provisional.
 */
export const classifyScan =
  (deps: Deps) =>
  async (context: JobContext, { scanId }: { scanId: string }): Promise<JobOutcome> => {
    const { lease } = context.job
    const now = deps.clock.now()
    const ended = await deps.scans.continueStep(lease, scanId, now)
    if (ended === null) return { kind: 'completed' }
    const isRead = isReadFirst(deps)
    if (ended.step === 'read' && isRead) {
      const { left, coming } = await deps.scans.lookAtReading(scanId, { now, waitMs: deps.readerWaitMs })
      if (coming > 0) {
        await context.progress({ toRead: left })
        return readLater(left, now)
      }
    }
    const next = nextStep(ended.step, { ...ended, isRead })
    if (next !== null) {
      await deps.scans.beginStep(lease, scanId, next, now)
      return next === 'read' ? readLater(ended.captured, now, 0) : { kind: 'completed' }
    }
    const outcome = await sealOutcomes(deps, context, scanId)
    await deps.scans.finish(lease, scanId, outcome, deps.clock.now())
    return { kind: 'completed' }
  }

const readLater = (left: number, now: Date, pauseMs = pauseFor(left)): JobOutcome => ({
  kind: 'postponed',
  until: new Date(now.getTime() + pauseMs),
  reason: `${left} answers are still to be read by the model.`,
})

/** Counting what is left takes longer in a large scan, which also needs longer to be read. */
const pauseFor = (left: number): number => Math.min(10_000, Math.max(500, 2 * left))
