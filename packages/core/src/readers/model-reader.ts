import { canonicalJsonBytes } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import type { Clock, Ids } from '@veracite/terms/ports'
import { readingFromReply } from '@veracite/verdicts/model/reply'
import { PROMPT_VERSION, requestFor } from '@veracite/verdicts/model/request'
import type { ReaderInput } from '@veracite/verdicts/reading'
import type { LanguageModelPort, Reader, ReadOutcome, RulesReader } from './reader-port.ts'

/**
 * A language model as a reader: it sees brand, prompt and answer, never a fact, and its quotes are checked.
 */
export const modelReader = (deps: {
  model: Pick<LanguageModelPort, 'name' | 'ask'>
  clock: Clock
  ids: Pick<Ids, 'randomHex'>
  rules: Pick<RulesReader, 'work'>
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
  { model, clock, ids, rules }: Parameters<typeof modelReader>[0],
  answer: ReaderInput,
  signal: AbortSignal,
): Promise<ReadOutcome> {
  const request = requestFor(answer, ids.randomHex(16))
  const asked = canonicalJsonBytes({ model: model.name, ...request })
  const askedAt = clock.now()
  const reply = await model.ask(request, signal)
  if (reply.kind === 'failed') return reply
  const reader = { version: modelVersion(model), digest: sha256Hex(asked) }
  const [checked] = await rules.work('reply', [{ answer, text: reply.text, reader }], signal)
  return {
    kind: 'read',
    // A reply that cannot be checked in time is kept like one that cannot be read: it was paid for, and it is evidence.
    reading: checked?.kind === 'done' ? checked.made : readingFromReply(answer, null, reader),
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
