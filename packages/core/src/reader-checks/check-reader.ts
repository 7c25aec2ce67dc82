import type { SealDeps } from '@veracite/evidence/capture/recorder'
import { inSlices } from '@veracite/terms/in-slices'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import { VERDICT_VERSION } from '@veracite/verdicts/verdict/decide'
import { inputOf } from '../evaluation/judge-item.ts'
import type { Item } from '../evaluation/read-item.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { modelVersion } from '../readers/model-reader.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import { askToReadOnce, type DecidingDeps } from '../runs/deciding-reading.ts'
import { addCheck, keptReplies, textsOf } from './add-check.ts'
import { type AskedOnce, askRest } from './ask-rest.ts'
import { measure } from './measure.ts'
import type { ReaderCheckStore } from './reader-check-store.ts'
import { ANSWERS_SHA256, shippedAnswers } from './shipped-answers.ts'

interface CheckReaderDeps extends Pick<DecidingDeps, 'model' | 'readings' | 'plainReader'>, SealDeps {
  readerChecks: Pick<ReaderCheckStore, 'takeReplies' | 'addReply' | 'add'>
}

/**
 * Job `reader.check`: the configured model reads the shipped answers, and the result is signed, stored and queued for the
 * log. Replies are stored one by one, so that a crash, a failure or the spend ceiling only interrupts it.
 */
export const checkReader =
  (deps: CheckReaderDeps) =>
  async (context: JobContext, { reader }: { reader: string }): Promise<JobOutcome> => {
    const { model } = deps
    if (model === null || modelVersion(model) !== reader)
      return { kind: 'done', result: { skipped: `${reader} is not the reader of this server.` } }
    const items = shippedAnswers()
    const replies = await keptReplies(deps, reader)
    const rest = items.map((item) => ({ id: item.id, ask: () => askItem(deps, model, item, context.signal) }))
    const asked = await askRest(deps, { model, keptAs: reader, said: 'Measured' }, rest, replies, context)
    if (asked !== null) return asked
    const { read, figures } = await inSlices(measure(items, textsOf(replies)))
    const answers = { read, of: items.length, sha256: ANSWERS_SHA256 }
    await addCheck(deps, { reader, answers, figures }, replies, { verdictVersion: VERDICT_VERSION })
    return { kind: 'done', result: { measured: read, of: items.length } }
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
