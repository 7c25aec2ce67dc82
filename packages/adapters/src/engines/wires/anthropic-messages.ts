import * as z from 'zod'
import { errorIn } from './clues.ts'
import { anything, asRecord, count, each, items, part, sum, text } from './loose.ts'
import { answerOf, malformed, type ReplyState, textOrEmpty, toSource, type WireReader } from './reading.ts'

const Root = z.object({
  id: text,
  model: text,
  content: z.array(z.unknown()),
  stop_reason: text,
  usage: part({
    input_tokens: count,
    cache_creation_input_tokens: count,
    cache_read_input_tokens: count,
    output_tokens: count,
    output_tokens_details: part({ thinking_tokens: count }),
    server_tool_use: part({ web_search_requests: count }),
  }),
})

const TextBlock = z.object({ type: z.literal('text'), text: z.string(), citations: items })
const Citation = z.object({ type: z.literal('web_search_result_location'), url: z.string(), title: text })
const ToolUse = z.object({ type: z.literal('server_tool_use'), input: part({ query: text }) })
const ToolResult = z.object({ type: z.literal('web_search_tool_result'), content: anything })
const Result = z.object({ type: z.literal('web_search_result'), url: z.string(), title: text })
const ToolError = z.object({ type: z.literal('web_search_tool_result_error'), error_code: text })

/**
 * Anthropic's Messages format, for Claude and DeepSeek. A paused turn continues in the next reply: blocks are
 * joined.
 */
export const readAnthropicMessages: WireReader = (document, earlier) => {
  const last = Root.safeParse(document)
  if (!last.success) return asRecord(document)?.content === undefined ? errorIn(document) : malformed()
  const turns = [...each(Root, earlier), last.data]
  const blocks = turns.flatMap((turn) => turn.content)
  const texts = each(TextBlock, answerBlocks(blocks))
  const results = each(ToolResult, blocks).map((block) => block.content)
  const found = results.flatMap((content) => each(Result, content))

  const answer = answerOf({
    // The engine cuts the text at citation borders, so blocks join without a separator.
    text: texts.map((block) => block.text).join(''),
    cited: texts.flatMap((block) => each(Citation, block.citations)).flatMap(toSource),
    retrieved: found.flatMap(toSource),
    queries: each(ToolUse, blocks).map((use) => use.input?.query ?? ''),
    servedModel: last.data.model,
    requestId: last.data.id,
    finish: last.data.stop_reason,
    usage: usageOf(turns),
    searchUsed: results.some((content) => Array.isArray(content) || content === undefined),
  })
  return { answer, state: stateOf(last.data.stop_reason, results, textOrEmpty(answer)) }
}

/** Text before the last search result is only "let me look that up", unless there is no other text. */
function answerBlocks(blocks: readonly unknown[]): readonly unknown[] {
  const afterSearch = blocks.slice(blocks.findLastIndex((block) => ToolResult.safeParse(block).success) + 1)
  return each(TextBlock, afterSearch).length > 0 ? afterSearch : blocks
}

function stateOf(stop: string | null, results: readonly unknown[], otherwise: ReplyState): ReplyState {
  if (stop === 'refusal') return { kind: 'no_answer', reason: 'filtered' }
  if (stop === 'pause_turn') return { kind: 'unfinished', token: null }
  if (stop === 'max_tokens' || stop === 'model_context_window_exceeded')
    return { kind: 'no_answer', reason: 'cut_off' }
  const code = each(ToolError, results)[0]?.error_code ?? null
  const allFailed = results.length > 0 && each(ToolError, results).length === results.length
  // An answer from memory because search was down is not representative of this engine.
  if (allFailed && code === 'too_many_requests')
    return { kind: 'retry', reason: 'rate_limited', code, retryAfterMs: null }
  if (allFailed && code === 'unavailable')
    return { kind: 'retry', reason: 'overloaded', code, retryAfterMs: null }
  return otherwise
}

function usageOf(turns: readonly z.output<typeof Root>[]) {
  const used = turns.map((turn) => turn.usage)
  const cachedInput = sum(...used.map((usage) => usage?.cache_read_input_tokens))
  const cacheWrite = sum(...used.map((usage) => usage?.cache_creation_input_tokens))
  return {
    // This wire counts cached tokens beside `input_tokens`, not inside them.
    input: sum(...used.map((usage) => usage?.input_tokens), cachedInput, cacheWrite),
    cachedInput,
    cacheWrite,
    output: sum(...used.map((usage) => usage?.output_tokens)),
    reasoning: sum(...used.map((usage) => usage?.output_tokens_details?.thinking_tokens)),
    searches: sum(...used.map((usage) => usage?.server_tool_use?.web_search_requests)) ?? 0,
  }
}
