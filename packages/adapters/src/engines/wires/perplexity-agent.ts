import * as z from 'zod'
import { decimalFromNumber } from '../money.ts'
import { citedByMarks } from './citation-marks.ts'
import { errorIn } from './clues.ts'
import { anything, asRecord, count, each, items, number, part, sum, text } from './loose.ts'
import { stateOf } from './openai-responses.ts'
import { answerOf, joinMessages, sourcesIn, textOrEmpty, toSource, type WireReader } from './reading.ts'

const Root = z.object({
  id: text,
  model: text,
  status: text,
  error: anything,
  incomplete_details: part({ reason: text }),
  output: z.array(z.unknown()),
  usage: part({
    input_tokens: count,
    input_tokens_details: part({ cache_read_input_tokens: count, cache_creation_input_tokens: count }),
    output_tokens: count,
    tool_calls_details: anything,
    cost: part({ total_cost: number }),
  }),
})

const Results = z.object({ type: z.literal('search_results'), queries: items, results: z.array(z.unknown()) })
const Result = z.object({
  id: z.union([z.number(), z.string()]).nullable().catch(null),
  url: z.string(),
  title: text,
})
const Fetched = z.object({ type: z.literal('fetch_url_results'), contents: z.array(z.unknown()) })
const Message = z.object({ type: z.literal('message'), content: z.array(z.unknown()) })
const OutputText = z.object({ type: z.literal('output_text'), text: z.string(), annotations: items })

/** Perplexity's dialect: marks like `[2]` in the text point at `results[].id`; annotations are often empty. */
export const readPerplexityAgent: WireReader = (document) => {
  const root = Root.safeParse(document)
  if (!root.success) return errorIn(document)
  const { output, usage, ...reply } = root.data
  const searches = each(Results, output)
  const results = searches.flatMap((search) => each(Result, search.results))
  const fetched = each(Fetched, output).flatMap((entry) => sourcesIn(entry.contents))
  const messages = each(Message, output).map((message) => each(OutputText, message.content))
  const texts = messages.flat()
  const prose = joinMessages(messages)

  const answer = answerOf({
    text: prose,
    cited: [
      ...texts.flatMap((entry) => sourcesIn(entry.annotations)),
      ...citedByMarks(
        prose,
        results.map((result) => ({ mark: String(result.id ?? ''), url: result.url, title: result.title })),
      ),
    ],
    retrieved: [...results.flatMap(toSource), ...fetched],
    queries: searches.flatMap((search) => each(z.string(), search.queries)),
    servedModel: reply.model,
    requestId: reply.id,
    finish: reply.incomplete_details?.reason ?? reply.status,
    usage: {
      input: usage?.input_tokens ?? null,
      cachedInput: usage?.input_tokens_details?.cache_read_input_tokens ?? null,
      cacheWrite: usage?.input_tokens_details?.cache_creation_input_tokens ?? null,
      output: usage?.output_tokens ?? null,
      reasoning: null,
      searches: searchInvocations(usage?.tool_calls_details) ?? searches.length,
    },
    reportedCostUsd: decimalFromNumber(usage?.cost?.total_cost ?? null),
    searchUsed: searches.length > 0,
  })
  return { answer, state: stateOf(reply, textOrEmpty(answer)) }
}

const Invocations = z.object({ invocation: z.number() })

function searchInvocations(details: unknown): number | null {
  const tools = Object.entries(asRecord(details) ?? {}).filter(([name]) => name.includes('search'))
  return sum(...tools.flatMap(([, tool]) => each(Invocations, [tool]).map((entry) => entry.invocation)))
}
