import { readingFromReply } from '@veracite/verdicts/model/reply'
import { PROMPT_VERSION, requestFor } from '@veracite/verdicts/model/request'
import type { ReaderInput } from '@veracite/verdicts/reading'
import { canonicalJsonBytes } from '../capture/canonical-json.ts'
import { sha256Hex } from '../capture/digest.ts'
import type { Clock, Ids } from '../ports.ts'
import type { LanguageModelPort, Reader, ReadOutcome } from './reader-port.ts'

/**
 * A language model as a reader: it sees brand, prompt and answer, never a fact, and its quotes are checked.
 */
export const modelReader = (deps: {
  model: Pick<LanguageModelPort, 'name' | 'ask'>
  clock: Clock
  ids: Pick<Ids, 'randomHex'>
}): Reader => ({
  kind: 'model',
  version: modelVersion(deps.model),
  async read(answers, signal) {
    const outcomes: ReadOutcome[] = []
    for (const answer of answers) {
      signal.throwIfAborted()
      outcomes.push(await readOne(deps, answer, signal))
    }
    return outcomes
  },
})

/** A changed prompt makes a different reader: its readings may differ. */
export const modelVersion = ({ name }: Pick<LanguageModelPort, 'name'>): string =>
  `${name} (prompt ${PROMPT_VERSION})`

async function readOne(
  { model, clock, ids }: Parameters<typeof modelReader>[0],
  answer: ReaderInput,
  signal: AbortSignal,
): Promise<ReadOutcome> {
  const request = requestFor(answer, ids.randomHex(16))
  const asked = canonicalJsonBytes({ model: model.name, ...request })
  const askedAt = clock.now()
  const reply = await model.ask(request, signal)
  if (reply.kind === 'failed') return reply
  const digest = sha256Hex(asked)
  return {
    kind: 'read',
    // A library that finds no object in the reply gives its text: there may be fences or a sentence around one.
    reading: readingFromReply(answer, reply.output ?? reply.text, { version: modelVersion(model), digest }),
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
