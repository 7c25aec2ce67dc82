import { canonicalJsonBytes } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import type { Clock, Ids } from '@veracite/terms/ports'
import {
  CONFIRM_PROMPT_VERSION,
  confirmationFromReply,
  confirmationRequest,
} from '@veracite/verdicts/model/confirm'
import { readingFromReply } from '@veracite/verdicts/model/reply'
import { PROMPT_VERSION, requestFor } from '@veracite/verdicts/model/request'
import type { ReaderInput, ReaderName, Reading } from '@veracite/verdicts/reading'
import type { LanguageModelPort, ModelRequest, PlainReader, Reader, ReadOutcome } from './reader-port.ts'
import type { AnswerToConfirm } from './work.ts'

export interface ModelReaderDeps {
  model: Pick<LanguageModelPort, 'name' | 'ask'>
  clock: Clock
  ids: Pick<Ids, 'randomHex'>
  plainReader: Pick<PlainReader, 'work'>
}

/** A changed prompt makes a different reader: its readings may differ. */
export const modelVersion = ({ name }: Pick<LanguageModelPort, 'name'>): string =>
  `${name} (prompt ${PROMPT_VERSION})`

/** A language model as a reader: it never sees a fact, and its quotes are checked. */
export const modelReader = (deps: ModelReaderDeps, version = modelVersion(deps.model)): Reader => ({
  kind: 'model',
  version,
  async read(answers, signal) {
    const outcomes: ReadOutcome[] = []
    for (const answer of answers) outcomes.push(await readOne(deps, version, answer, signal))
    return outcomes
  },
})

const readOne = (deps: ModelReaderDeps, version: string, answer: ReaderInput, signal: AbortSignal) =>
  ask(deps, { version, request: (nonce) => requestFor(answer, nonce) }, signal, async (text, reader) => {
    const [checked] = await deps.plainReader.work('reply', [{ answer, text, reader }], signal)
    // A reply that cannot be checked in time is kept like one that cannot be read: it was paid for, and it is evidence.
    return checked?.kind === 'done' ? checked.made : readingFromReply(answer, null, reader)
  })

/** Does the text itself say what it is accused of? The model sees passages and statements, and no fact either. */
export const confirmByModel = (
  deps: ModelReaderDeps,
  about: AnswerToConfirm,
  signal: AbortSignal,
): Promise<ReadOutcome> => {
  const version = `${deps.model.name} (confirmation prompt ${CONFIRM_PROMPT_VERSION})`
  const request = (nonce: string) => confirmationRequest(about, nonce)
  return ask(deps, { version, request }, signal, async (text, reader) => {
    const [checked] = await deps.plainReader.work('confirm', [{ about, text, reader }], signal)
    return checked?.kind === 'done' ? checked.made : confirmationFromReply(about, null, reader)
  })
}

/** One call. The reading comes with the exact bytes of request and reply. */
async function ask(
  { model, clock, ids }: ModelReaderDeps,
  question: { version: string; request: (nonce: string) => ModelRequest },
  signal: AbortSignal,
  check: (text: string, reader: Omit<ReaderName, 'kind'>) => Promise<Reading>,
): Promise<ReadOutcome> {
  signal.throwIfAborted()
  const request = question.request(ids.randomHex(16))
  const asked = canonicalJsonBytes({ model: model.name, ...request })
  const askedAt = clock.now()
  const reply = await model.ask(request, signal)
  if (reply.kind === 'failed') return reply
  return {
    kind: 'read',
    reading: await check(reply.text, { version: question.version, digest: sha256Hex(asked) }),
    exchange: {
      request: asked,
      reply: new TextEncoder().encode(reply.text),
      servedModel: reply.servedModel,
      costUsd: reply.costUsd,
      askedAt,
      answeredAt: clock.now(),
    },
  }
}
