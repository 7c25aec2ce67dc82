import type { Source } from '@veracite/terms/engine-port'
import * as z from 'zod'
import { usdFromTicks } from '../money.ts'
import { cluesIn, errorIn, stateFromClues } from './clues.ts'
import { anything, count, each, items, number, part, text } from './loose.ts'
import {
  answerOf,
  joinMessages,
  type ReplyState,
  source,
  textOrEmpty,
  toSource,
  type WireReader,
} from './reading.ts'

const Root = z.object({
  id: text,
  model: text,
  status: text,
  error: anything,
  incomplete_details: part({ reason: text }),
  output: z.array(z.unknown()),
  /** xAI lists every URL it met here. They were read, not cited. */
  citations: items,
  usage: part({
    input_tokens: count,
    input_tokens_details: part({ cached_tokens: count, cache_write_tokens: count }),
    output_tokens: count,
    output_tokens_details: part({ reasoning_tokens: count }),
    cost_in_usd_ticks: number,
    server_side_tool_usage_details: part({ web_search_calls: count }),
  }),
})

const SearchCall = z.object({
  type: z.literal('web_search_call'),
  action: part({ type: text, query: text, queries: items, sources: items, url: text }),
})
const Message = z.object({ type: z.literal('message'), content: z.array(z.unknown()) })
const OutputText = z.object({ type: z.literal('output_text'), text: z.string(), annotations: items })
const Refusal = z.object({ type: z.literal('refusal'), refusal: z.string() })
const UrlCitation = z.object({ type: z.literal('url_citation'), url: z.string(), title: text })
const Url = z.object({ url: z.string() })

/** OpenAI's Responses format as used by OpenAI, xAI and Meta. Items come in no fixed order. */
export const readOpenAiResponses: WireReader = (document) => {
  const root = Root.safeParse(document)
  if (!root.success) return errorIn(document)
  const { output, usage, ...reply } = root.data
  const calls = each(SearchCall, output).flatMap((call) => (call.action === null ? [] : [call.action]))
  const messages = each(Message, output).map((message) => message.content)
  const parts = messages.flat()
  const texts = each(OutputText, parts)

  const answer = answerOf({
    text: joinMessages(messages.map((content) => each(OutputText, content))),
    cited: texts.flatMap((entry) => each(UrlCitation, entry.annotations)).flatMap(toSource),
    retrieved: [
      ...calls.flatMap(pagesOf),
      ...each(z.string(), reply.citations).flatMap((url) => source(url, null)),
    ],
    queries: calls.flatMap((call) => [call.query ?? '', ...each(z.string(), call.queries)]),
    servedModel: reply.model,
    requestId: reply.id,
    finish: reply.incomplete_details?.reason ?? reply.status,
    usage: {
      input: usage?.input_tokens ?? null,
      cachedInput: usage?.input_tokens_details?.cached_tokens ?? null,
      cacheWrite: usage?.input_tokens_details?.cache_write_tokens ?? null,
      output: usage?.output_tokens ?? null,
      reasoning: usage?.output_tokens_details?.reasoning_tokens ?? null,
      searches:
        usage?.server_side_tool_usage_details?.web_search_calls ??
        calls.filter((call) => call.type === 'search').length,
    },
    reportedCostUsd: usdFromTicks(usage?.cost_in_usd_ticks ?? null),
    searchUsed: calls.length > 0,
  })
  const refused = texts.length === 0 && each(Refusal, parts).length > 0
  return {
    answer,
    state: refused ? { kind: 'no_answer', reason: 'filtered' } : stateOf(reply, textOrEmpty(answer)),
  }
}

/** The status words of the Responses format, shared with the dialect that Perplexity speaks. */
export function stateOf(
  reply: { status: string | null; error?: unknown; incomplete_details: { reason: string | null } | null },
  otherwise: ReplyState,
): ReplyState {
  if (reply.error !== null && reply.error !== undefined) {
    const clues = cluesIn({ error: reply.error })
    if (clues !== null) return stateFromClues(clues)
  }
  if (reply.status === 'incomplete') {
    const filtered = reply.incomplete_details?.reason === 'content_filter'
    return { kind: 'no_answer', reason: filtered ? 'filtered' : 'cut_off' }
  }
  if (reply.status === null || reply.status === 'completed') return otherwise
  // `failed`, `cancelled`, or a status that a blocking call should not return: there is nothing to wait for.
  return { kind: 'retry', reason: 'overloaded', code: null, retryAfterMs: null }
}

function pagesOf(call: { sources: unknown[]; url: string | null }): Source[] {
  return [...each(Url, call.sources).flatMap((page) => source(page.url, null)), ...source(call.url, null)]
}
