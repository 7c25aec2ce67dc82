import { recorderOf, type SealDeps } from '@veracite/evidence/capture/recorder'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import { inSlices } from '@veracite/terms/in-slices'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import { VERDICT_VERSION } from '@veracite/verdicts/verdict/decide'
import { inputOf } from '../evaluation/judge-item.ts'
import type { Item } from '../evaluation/read-item.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { modelVersion } from '../readers/model-reader.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import { askToReadOnce, type DecidingDeps } from '../runs/deciding-reading.ts'
import { type AskedOnce, askRest } from './ask-rest.ts'
import { measure } from './measure.ts'
import type { ReaderCheck } from './reader-check.ts'
import type { CheckReply, ReaderCheckStore } from './reader-check-store.ts'
import { ANSWERS_SHA256, shippedAnswers } from './shipped-answers.ts'

interface CheckReaderDeps extends Pick<DecidingDeps, 'model' | 'readings' | 'plainReader'>, SealDeps {
  readerChecks: Pick<ReaderCheckStore, 'takeReplies' | 'addReply' | 'add'>
}

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
    const rest = items.map((item) => ({ id: item.id, ask: () => askItem(deps, model, item, context.signal) }))
    const asked = await askRest(deps, { model, keptAs: reader, said: 'Measured' }, rest, replies, context)
    if (asked !== null) return asked
    const check = await resultOf(deps, reader, items, replies)
    await readerChecks.add(check, signManifest(deps.signer, manifestOf(deps, check)))
    return { kind: 'done', result: { measured: check.answers.read, of: check.answers.of } }
  }

async function askItem(
  deps: CheckReaderDeps,
  model: LanguageModelPort,
  item: Item,
  signal: AbortSignal,
): Promise<AskedOnce> {
  const outcome = await askToReadOnce(deps, model, inputOf(item), signal)
  if (outcome.kind === 'read' && outcome.exchange !== null)
    return { kind: 'replied', text: textOfBytes(outcome.exchange.reply), costUsd: outcome.exchange.costUsd }
  return outcome.kind === 'failed' ? outcome : { kind: 'nothing' }
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
export function costOf(replies: readonly CheckReply[]): string | null {
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
