import { recorderOf, type SealDeps } from '@veracite/evidence/capture/recorder'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import { inSlices } from '@veracite/terms/in-slices'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import { VERDICT_VERSION } from '@veracite/verdicts/verdict/decide'
import { inputOf } from '../evaluation/judge-item.ts'
import type { Item } from '../evaluation/read-item.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { modelVersion } from '../readers/model-reader.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import { askToReadOnce, type DecidingDeps, overCeiling } from '../runs/deciding-reading.ts'
import { measure } from './measure.ts'
import type { ReaderCheck } from './reader-check.ts'
import type { CheckReply, ReaderCheckStore } from './reader-check-store.ts'
import { ANSWER_COUNT, ANSWERS_SHA256, shippedAnswers } from './shipped-answers.ts'

interface CheckReaderDeps extends Pick<DecidingDeps, 'model' | 'readings' | 'plainReader'>, SealDeps {
  readerChecks: Pick<ReaderCheckStore, 'takeReplies' | 'addReply' | 'add'>
}

/** Requests to the model at a time. */
const AT_ONCE = 4
/** So many failures in one attempt end it: a server that is away would keep the job for half an hour. */
const MOST_FAILURES = 12
/** At the last attempt, answers that still have no reply count as wrong. */
export const CHECK_ATTEMPTS = 3
/** Replies that are older are asked for again. */
const REPLIES_KEPT_MS = 7 * 86_400_000

/**
 * Job `reader.check`: the configured model reads the shipped answers, and the result is signed, stored and queued for the
 * log. Replies are stored one by one, so that a crash, a failure or the spend ceiling only interrupts it.
 */
export const checkReader =
  (deps: CheckReaderDeps) =>
  async (context: JobContext, { reader }: { reader: string }): Promise<JobOutcome> => {
    const { model, clock, readerChecks } = deps
    if (model === null || modelVersion(model) !== reader)
      return { kind: 'done', result: { skipped: `${reader} is not the reader of this server.` } }
    const items = shippedAnswers()
    const kept = await readerChecks.takeReplies(reader, new Date(clock.now().getTime() - REPLIES_KEPT_MS))
    const replies = new Map(kept.map((reply) => [reply.answerId, reply]))
    const asked = await askRest(deps, model, items, replies, context)
    if (asked !== null) return asked
    const check = await resultOf(deps, reader, items, replies)
    await readerChecks.add(check, signManifest(deps.signer, manifestOf(deps, check)))
    return { kind: 'done', result: { measured: check.answers.read, of: check.answers.of } }
  }

/** Asks for every reply that is missing. Returns how the job ends if it did not get them all. */
async function askRest(
  deps: CheckReaderDeps,
  model: LanguageModelPort,
  items: readonly Item[],
  replies: Map<string, CheckReply>,
  { job, signal, progress }: JobContext,
): Promise<JobOutcome | null> {
  let stopped: JobOutcome | null = null
  let failures = 0
  const counts = () => `Measured ${replies.size} of ${ANSWER_COUNT}`
  const ask = async (item: Item): Promise<void> => {
    if (stopped !== null) return
    signal.throwIfAborted()
    const refused = await overCeiling(deps, model)
    if (refused !== null) {
      stopped = { ...refused, reason: `${counts()}. ${refused.reason}` }
      return
    }
    const outcome = await askToReadOnce(deps, model, inputOf(item), signal)
    if (outcome.kind === 'read' && outcome.exchange !== null) {
      const { reply, costUsd } = outcome.exchange
      const kept = { answerId: item.id, reply: new TextDecoder().decode(reply), costUsd }
      await deps.readerChecks.addReply(modelVersion(model), { ...kept, readAt: deps.clock.now() })
      replies.set(item.id, kept)
      await progress({ measured: replies.size, of: ANSWER_COUNT })
      return
    }
    failures += 1
    const failed = outcome.kind === 'failed' ? outcome : null
    const error = `${counts()}. ${failed?.message ?? 'The model gave no reply.'}`
    const retryAfterMs = failed?.retryAfterMs ?? null
    if (failed?.fatal === true) stopped = { kind: 'failed', error, fatal: true, retryAfterMs: null }
    else if (retryAfterMs !== null)
      stopped = {
        kind: 'postponed',
        until: new Date(deps.clock.now().getTime() + retryAfterMs),
        reason: error,
      }
    else if (failures >= MOST_FAILURES) stopped = { kind: 'failed', error, fatal: false, retryAfterMs: null }
    else lastError = error
  }
  let lastError: string | null = null
  await severalAtOnce(
    items.filter(({ id }) => !replies.has(id)),
    AT_ONCE,
    ask,
  )
  if (stopped === null && lastError !== null && job.attempt < CHECK_ATTEMPTS)
    return { kind: 'failed', error: lastError, fatal: false, retryAfterMs: null }
  return stopped
}

async function resultOf(
  { clock, ids }: CheckReaderDeps,
  reader: string,
  items: readonly Item[],
  replies: ReadonlyMap<string, CheckReply>,
): Promise<ReaderCheck> {
  const texts = new Map([...replies].map(([id, { reply }]) => [id, reply]))
  const { read, figures } = await inSlices(measure(items, texts))
  return {
    id: ids.next(),
    reader,
    measuredAt: clock.now(),
    answers: { read, of: items.length, sha256: ANSWERS_SHA256 },
    figures,
    costUsd: costOf([...replies.values()]),
  }
}

/** Null as soon as one cost is unknown: a sum of the others would look like the price. */
function costOf(replies: readonly CheckReply[]): string | null {
  const known = replies.flatMap(({ costUsd }) => costUsd ?? [])
  if (known.length < replies.length) return null
  return known.reduce((sum, costUsd) => sum + Number(costUsd), 0).toFixed(8)
}

/** The signed manifest: the counts and everything they depend on, including the verdict version. */
const manifestOf = (deps: SealDeps, { id, reader, measuredAt, answers, figures, costUsd }: ReaderCheck) => ({
  schema: `https://${SCHEMA_HOST}/schema/reader-check/v1`,
  checkId: id,
  reader,
  answers,
  figures,
  costUsd,
  verdictVersion: VERDICT_VERSION,
  recorder: recorderOf(deps),
  measuredAt: measuredAt.toISOString(),
})
