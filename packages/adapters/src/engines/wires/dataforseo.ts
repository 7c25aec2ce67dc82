import * as z from 'zod'
import { decimalFromNumber } from '../money.ts'
import { errorIn } from './clues.ts'
import { blocksOfElements, citedInElements, namesInElements, namesOf } from './dataforseo-elements.ts'
import { each, items, number, part, text } from './loose.ts'
import {
  answerOf,
  malformed,
  type ReplyState,
  source,
  sourcesIn,
  textOrEmpty,
  toSource,
  type WireReader,
} from './reading.ts'
import { markdownOf } from './structure/blocks.ts'
import { partsOrWhole } from './structure/fuller.ts'
import { blocksOfMarkdown } from './structure/linked-cards.ts'
import { withoutMarks } from './structure/marks.ts'
import { withoutChrome } from './structure/page-chrome.ts'

const Root = z.object({
  status_code: z.number().int(),
  cost: number,
  tasks: items,
})
const Task = z.object({ id: text, status_code: z.number().int(), cost: number, result: items })
const Result = z.object({
  model: text,
  markdown: text,
  sources: items,
  search_results: items,
  fan_out_queries: items,
  items,
})
const Overview = z.object({ type: z.literal('ai_overview'), markdown: text, items, references: items })
const Organic = z.object({ type: z.literal('organic'), url: z.string(), title: text })
const Query = z.union([z.string(), part({ query: text }).transform((entry) => entry?.query ?? '')])

/** Google's pages: the AI overview of an organic search, and AI Mode, which has the same form. */
export const readDataForSeoGoogle: WireReader = (document) =>
  readTask(document, 'no_overview', (result) => {
    const overviews = each(Overview, result.items)
    const overview = overviews[0]
    const elements = overviews.flatMap((entry) => entry.items)
    const references = overviews.flatMap((entry) => entry.references)
    const { text: prose, urls } = proseOf(elements, overview?.markdown ?? '', references)
    const answer = answerOf({
      text: prose,
      cited: [
        ...citedInElements(elements),
        ...sourcesIn(references),
        ...urls.flatMap((url) => source(url, null)),
      ],
      retrieved: each(Organic, result.items).flatMap(toSource),
      searchUsed: true,
    })
    // No overview item means that Google showed none: a finding, not a failure.
    return {
      answer,
      state: overview === undefined ? { kind: 'no_answer', reason: 'no_overview' } : textOrEmpty(answer),
    }
  })

/** The consumer apps of Gemini and ChatGPT, as this provider's scrapers return them. */
export const readDataForSeoScraper: WireReader = (document) =>
  readTask(document, 'empty', (result) => {
    const { text: prose, urls } = proseOf(result.items, result.markdown ?? '', result.sources)
    const answer = answerOf({
      text: prose,
      cited: [
        ...sourcesIn(result.sources),
        ...citedInElements(result.items),
        ...urls.flatMap((url) => source(url, null)),
      ],
      retrieved: sourcesIn(result.search_results),
      queries: each(Query, result.fan_out_queries),
      servedModel: result.model,
    })
    const searchUsed = answer.cited.length > 0 || answer.retrieved.length > 0 || answer.queries.length > 0
    return { answer: { ...answer, searchUsed }, state: textOrEmpty(answer) }
  })

/** The answer's text, and the addresses that its marks point at. */
function proseOf(
  elements: readonly unknown[],
  markdown: string,
  sources: readonly unknown[],
): { text: string; urls: string[] } {
  const names = [...namesOf(sources), ...namesInElements(elements)]
  const marked = withoutMarks(markdown)
  const { blocks, urls } = blocksOfElements(elements)
  const parts = markdownOf(withoutChrome(blocks, names))
  const whole = markdownOf(withoutChrome(blocksOfMarkdown(marked.text), names))
  return { text: partsOrWhole(parts, whole), urls: [...urls, ...marked.urls] }
}

type ResultReader = (result: z.output<typeof Result>) => ReturnType<WireReader>

/** HTTP 200 means nothing here: the request and the task each have their own code. */
function readTask(
  document: unknown,
  nothingFound: 'no_overview' | 'empty',
  read: ResultReader,
): ReturnType<WireReader> {
  const root = Root.safeParse(document)
  if (!root.success) return errorIn(document)
  const task = each(Task, root.data.tasks)[0]
  const code = root.data.status_code !== 20000 ? root.data.status_code : task?.status_code
  if (code === undefined) return malformed()
  const result = each(Result, task?.result)[0]
  const reading =
    code === 20000 && result !== undefined
      ? read(result)
      : {
          answer: answerOf({}),
          state: code === 20000 ? ({ kind: 'empty' } as const) : stateOfCode(code, nothingFound),
        }
  const answer = {
    ...reading.answer,
    requestId: task?.id ?? null,
    finish: String(code),
    reportedCostUsd: decimalFromNumber(task?.cost ?? root.data.cost),
  }
  return { answer, state: reading.state }
}

function stateOfCode(status: number, nothingFound: 'no_overview' | 'empty'): ReplyState {
  const code = String(status)
  if (status === 40102) return { kind: 'no_answer', reason: nothingFound }
  if ([40100, 40104, 40204, 40207].includes(status)) return { kind: 'final', reason: 'auth', code }
  if ([40200, 40201, 40203, 40210].includes(status)) return { kind: 'final', reason: 'quota', code }
  if ([40202, 40205, 40209].includes(status))
    return { kind: 'retry', reason: 'rate_limited', code, retryAfterMs: null }
  // 40101 and 40103 are the search engine's own failures, 406xx a task that is not ready yet.
  const theirs = status >= 50000 || status === 40101 || status === 40103 || Math.floor(status / 100) === 406
  if (theirs) return { kind: 'retry', reason: 'overloaded', code, retryAfterMs: null }
  return { kind: 'final', reason: 'bad_request', code }
}
