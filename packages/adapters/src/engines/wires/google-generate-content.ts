import * as z from 'zod'
import { cluesIn, stateFromClues } from './clues.ts'
import { asRecord, count, each, items, part, sum, text } from './loose.ts'
import { answerOf, malformed, type ReplyState, source, textOrEmpty, type WireReader } from './reading.ts'

const Root = z.object({
  candidates: items,
  promptFeedback: part({ blockReason: text }),
  modelVersion: text,
  responseId: text,
  usageMetadata: part({
    promptTokenCount: count,
    toolUsePromptTokenCount: count,
    cachedContentTokenCount: count,
    candidatesTokenCount: count,
    thoughtsTokenCount: count,
  }),
})
const Candidate = z.object({
  content: part({ parts: items }),
  finishReason: text,
  continuationToken: text,
  groundingMetadata: part({ webSearchQueries: items, groundingChunks: items, groundingSupports: items }),
})
const TextPart = z.object({ text: z.string(), thought: z.boolean().catch(false) })
const Chunk = z.object({ web: part({ uri: text, title: text }) })
const Support = z.object({ groundingChunkIndices: items })

const BLOCKED = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE'])

export const readGoogleGenerateContent: WireReader = (document, earlier) => {
  const body = asRecord(document)
  const clues = body?.error === undefined ? null : cluesIn(document)
  if (clues !== null) return { answer: answerOf({}), state: stateFromClues(clues) }
  const root = Root.safeParse(document)
  if (!root.success || (body?.candidates === undefined && body?.promptFeedback === undefined))
    return malformed()

  const turns = [...each(Root, earlier), root.data]
  const candidates = turns.flatMap((turn) => each(Candidate, turn.candidates).slice(0, 1))
  const last = each(Candidate, root.data.candidates)[0]
  const grounding = candidates.flatMap((entry) =>
    entry.groundingMetadata === null ? [] : [entry.groundingMetadata],
  )
  const queries = grounding.flatMap((entry) => each(z.string(), entry.webSearchQueries))

  const answer = answerOf({
    text: candidates
      .flatMap((entry) => each(TextPart, entry.content?.parts))
      .filter((entry) => !entry.thought)
      .map((entry) => entry.text)
      .join(''),
    cited: grounding.flatMap((entry) => {
      const named = new Set(
        each(Support, entry.groundingSupports).flatMap((support) => support.groundingChunkIndices),
      )
      return items
        .parse(entry.groundingChunks)
        .flatMap((chunk, index) => (named.has(index) ? toSource(chunk) : []))
    }),
    retrieved: grounding.flatMap((entry) => entry.groundingChunks.flatMap(toSource)),
    queries,
    servedModel: root.data.modelVersion,
    requestId: root.data.responseId,
    finish: root.data.promptFeedback?.blockReason ?? last?.finishReason ?? null,
    usage: usageOf(turns, new Set(queries.filter((query) => query.trim() !== '')).size),
    searchUsed: grounding.length > 0,
  })
  return { answer, state: stateOf(root.data.promptFeedback?.blockReason ?? null, last, textOrEmpty(answer)) }
}

function stateOf(
  blockReason: string | null,
  candidate: z.output<typeof Candidate> | undefined,
  otherwise: ReplyState,
): ReplyState {
  if (blockReason !== null || BLOCKED.has(candidate?.finishReason ?? ''))
    return { kind: 'no_answer', reason: 'filtered' }
  if (candidate?.finishReason === 'MAX_TOKENS') return { kind: 'no_answer', reason: 'cut_off' }
  if (candidate?.finishReason === 'CONTINUATION')
    return { kind: 'unfinished', token: candidate.continuationToken }
  return otherwise
}

function usageOf(turns: readonly z.output<typeof Root>[], searches: number) {
  const used = turns.map((turn) => turn.usageMetadata)
  const reasoning = sum(...used.map((usage) => usage?.thoughtsTokenCount))
  return {
    input: sum(...used.flatMap((usage) => [usage?.promptTokenCount, usage?.toolUsePromptTokenCount])),
    cachedInput: sum(...used.map((usage) => usage?.cachedContentTokenCount)),
    cacheWrite: null,
    // Google counts thinking beside the candidate's tokens, not inside them.
    output: sum(...used.map((usage) => usage?.candidatesTokenCount), reasoning),
    reasoning,
    searches,
  }
}

function toSource(chunk: unknown) {
  return each(Chunk, [chunk]).flatMap(({ web }) => source(web?.uri, web?.title))
}
