import type { Clock, Ids } from '@veracite/terms/ports'
import type { JobContext, JobOutcome, JobQueue, JobStore } from '../jobs/job-ports.ts'
import { PRIORITY } from '../jobs/jobs.ts'
import { modelVersion } from '../readers/model-reader.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import type { ReaderErrorRates, ReaderTrustSource } from '../readers/reader-trust.ts'
import { CHECK_ATTEMPTS } from './ask-rest.ts'
import { errorRateWords, isStale, trustFrom } from './reader-check.ts'
import type { ReaderCheckStore } from './reader-check-store.ts'
import { ANSWERS_SHA256 } from './shipped-answers.ts'

export interface TrustDeps {
  model: Pick<LanguageModelPort, 'name'> | null
  readerChecks: Pick<ReaderCheckStore, 'latest' | 'request' | 'lastRequest'>
  queue: Pick<JobQueue, 'kick'>
  clock: Clock
  ids: Pick<Ids, 'next'>
}

/** A check that failed is not requested again by itself for this long. */
const RETRY_MS = 3_600_000

/** Trust from stored checks. Using a reader without a current check requests one: the first use, and weekly after that. */
export const readerTrust = (deps: TrustDeps): ReaderTrustSource & ReaderErrorRates => ({
  async trustOf(version) {
    const check = await deps.readerChecks.latest(version)
    if (check === null || isStale(check, deps.clock.now(), ANSWERS_SHA256)) await askFor(deps, version)
    return trustFrom(check)
  },
  errorRateOf: async (version) => errorRateWords(await deps.readerChecks.latest(version)),
})

/** Requests a check of the configured model if it has no current one. */
export async function measureIfDue({
  model,
  readerTrust: source,
}: Pick<TrustDeps, 'model'> & { readerTrust: ReaderTrustSource }): Promise<void> {
  if (model !== null) await source.trustOf(modelVersion(model))
}

/** Queues a check, one of a model at a time. With `now` at any time, otherwise not within an hour of the last one. */
export async function askFor(deps: TrustDeps, version: string, when?: 'now'): Promise<{ jobId: string }> {
  const { clock, ids, queue, readerChecks, model } = deps
  // Readings of a model that is no longer configured keep their old check.
  if (model === null || modelVersion(model) !== version) return { jobId: '' }
  const now = clock.now()
  const job = {
    id: ids.next(),
    kind: 'reader.check' as const,
    lane: 'read' as const,
    payload: { reader: version },
    dedupKey: version,
    // Readings that wait for it are behind it in the same lane.
    priority: PRIORITY.interactive,
    maxAttempts: CHECK_ATTEMPTS,
  }
  const notSince = when === 'now' ? now : new Date(now.getTime() - RETRY_MS)
  const queued = await readerChecks.request(version, job, { now, notSince })
  queue.kick()
  return queued
}

type ReadHandler<Payload> = (context: JobContext, payload: Payload) => Promise<JobOutcome>

/** A first check takes a minute or two; a reading does not wait longer for it than this. */
const LONGEST_WAIT_MS = 10 * 60_000
const LOOK_AGAIN_MS = 3_000

/** Holds readings back while the first check of their model is under way, so that they are judged with its result. */
export const afterFirstCheck =
  <Payload>(
    deps: TrustDeps & { jobStore: Pick<JobStore, 'find'> },
    read: ReadHandler<Payload>,
  ): ReadHandler<Payload> =>
  async (context, payload) => {
    const { model, readerChecks, jobStore, clock } = deps
    if (model === null) return read(context, payload)
    const version = modelVersion(model)
    if ((await readerChecks.latest(version)) !== null) return read(context, payload)
    const { jobId } = await askFor(deps, version)
    const check = await jobStore.find(jobId)
    const now = clock.now().getTime()
    const isUnderWay =
      check?.state === 'running' ||
      (check?.state === 'queued' && check.runAt.getTime() <= now + LOOK_AGAIN_MS * CHECK_ATTEMPTS)
    if (check === null || !isUnderWay || check.createdAt.getTime() + LONGEST_WAIT_MS < now)
      return read(context, payload)
    return {
      kind: 'postponed',
      until: new Date(now + LOOK_AGAIN_MS),
      reason: 'The reader is being measured first.',
    }
  }
