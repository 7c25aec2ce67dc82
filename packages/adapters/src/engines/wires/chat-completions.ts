import * as z from 'zod'
import { decimalFromNumber } from '../money.ts'
import { citedByMarks } from './citation-marks.ts'
import { errorIn } from './clues.ts'
import { count, each, items, number, part, text } from './loose.ts'
import { answerOf, type ReplyState, textOrEmpty, toSource, type WireReader } from './reading.ts'

const Root = z.object({
  id: text,
  model: text,
  choices: z.array(z.unknown()),
  citations: items,
  search_results: items,
  usage: part({
    prompt_tokens: count,
    prompt_tokens_details: part({ cached_tokens: count }),
    completion_tokens: count,
    completion_tokens_details: part({ reasoning_tokens: count }),
    num_search_queries: count,
    cost: part({ total_cost: number }),
  }),
})
const Choice = z.object({ finish_reason: text, message: part({ content: text, refusal: text }) })
const Result = z.object({ url: z.string(), title: text })

/** The chat completions format of local model servers, and of Perplexity's Sonar before it was retired. */
export const readChatCompletions: WireReader = (document) => {
  const root = Root.safeParse(document)
  if (!root.success) return errorIn(document)
  const { usage, ...reply } = root.data
  const choice = each(Choice, reply.choices)[0]
  const prose = choice?.message?.content ?? ''
  const results = each(Result, reply.search_results)
  const listed = each(z.string(), reply.citations)
  const titles = new Map(results.map((result) => [result.url, result.title]))
  const marked = listed.map((url, index) => ({
    mark: String(index + 1),
    url,
    title: titles.get(url) ?? null,
  }))

  const answer = answerOf({
    text: prose,
    cited: citedByMarks(prose, marked),
    retrieved: [...results, ...marked].flatMap(toSource),
    servedModel: reply.model,
    requestId: reply.id,
    finish: choice?.finish_reason ?? null,
    usage: {
      input: usage?.prompt_tokens ?? null,
      cachedInput: usage?.prompt_tokens_details?.cached_tokens ?? null,
      cacheWrite: null,
      output: usage?.completion_tokens ?? null,
      reasoning: usage?.completion_tokens_details?.reasoning_tokens ?? null,
      searches: usage?.num_search_queries ?? (results.length > 0 ? null : 0),
    },
    reportedCostUsd: decimalFromNumber(usage?.cost?.total_cost ?? null),
    searchUsed: results.length > 0 || listed.length > 0,
  })
  return { answer, state: stateOf(choice, textOrEmpty(answer)) }
}

function stateOf(choice: z.output<typeof Choice> | undefined, otherwise: ReplyState): ReplyState {
  const refused = choice?.message?.refusal !== null && choice?.message?.refusal !== undefined
  if (choice?.finish_reason === 'content_filter' || (refused && otherwise.kind === 'empty')) {
    return { kind: 'no_answer', reason: 'filtered' }
  }
  return choice?.finish_reason === 'length' ? { kind: 'no_answer', reason: 'cut_off' } : otherwise
}
