import { exactRate } from '@veracite/statistics/exact-rate'
import { sayRate } from '@veracite/statistics/words'
import { conflict, queueUnavailable } from '@veracite/terms/errors'
import { pick } from '@veracite/terms/pick'
import type { Share } from '../evaluation/score.ts'
import type { JobQueue, JobStore } from '../jobs/job-ports.ts'
import { modelVersion } from '../readers/model-reader.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import {
  consequenceWords,
  counted,
  errorRateWords,
  isStale,
  type ReaderCheck,
  trustFrom,
} from './reader-check.ts'
import { askFor, type TrustDeps } from './reader-trust-source.ts'
import { ANSWER_COUNT, ANSWERS_SHA256 } from './shipped-answers.ts'

const PATIENCE_MS = 300

/** The configured readers with their checks, and starting one. */
export const adminReaders = (
  deps: TrustDeps & {
    model: Pick<LanguageModelPort, 'name' | 'dailySpendUsd'> | null
    queue: Pick<JobQueue, 'kick' | 'ready'>
    jobStore: Pick<JobStore, 'find'>
  },
) => ({
  async list() {
    const { model, readerChecks, clock, jobStore } = deps
    if (model === null) return { answers: ANSWER_COUNT, items: [] }
    const reader = modelVersion(model)
    // The job before its result: a job that is done always comes with it.
    const requested = await readerChecks.lastRequest(reader)
    const job = requested && (await jobStore.find(requested.jobId))
    const check = await readerChecks.latest(reader)
    const trust = trustFrom(check)
    return {
      answers: ANSWER_COUNT,
      items: [
        {
          reader,
          dailySpendUsd: model.dailySpendUsd,
          ...trust,
          errorRate: errorRateWords(check),
          consequence: consequenceWords(trust, check !== null),
          isStale: check !== null && isStale(check, clock.now(), ANSWERS_SHA256),
          check: check && checkBody(check),
          job: job && {
            ...pick(job, 'id', 'state', 'error'),
            measured: Number(job.progress?.measured ?? 0),
          },
        },
      ],
    }
  },

  /** Starts a check of the configured model now; returns the job of the one that is under way, if there is one. */
  async check(): Promise<{ jobId: string }> {
    const { model, queue } = deps
    if (model === null) throw conflict('no_reading_model_set')
    if (!(await queue.ready(PATIENCE_MS))) throw queueUnavailable()
    return askFor(deps, modelVersion(model), 'now')
  },
})

const checkBody = ({ id, measuredAt, answers, figures, costUsd }: ReaderCheck) => ({
  id,
  measuredAt: measuredAt.toISOString(),
  read: answers.read,
  of: answers.of,
  answersSha256: answers.sha256,
  costUsd,
  classRight: figureBody(figures.classRight),
  claimsRight: figureBody(figures.claimsRight),
  accusationsRight: figureBody(figures.accusationsRight),
  found: figureBody(figures.found),
  statementsRead: figureBody(figures.statementsRead),
})

/** A share with its exact interval; null bounds when there was nothing to count. */
function figureBody(share: Share) {
  const rate = exactRate(counted(share))
  return { ...share, low: rate?.low ?? null, high: rate?.high ?? null, words: sayRate(counted(share)) }
}
