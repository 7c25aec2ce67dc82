import type { Json } from '@veracite/terms/json'
import {
  listOf,
  objectOf,
  objectsOf,
  onlyOne,
  PERSONALISED,
  type Recognised,
  sourcesOf,
  textOf,
  textOrNull,
} from '../conversation.ts'

/** A thread as the page loads it: `entries` with a question and blocks. */
export function readPerplexity(value: Json): Recognised | null {
  const entries = objectsOf(value.entries).filter(
    (entry) => typeof entry.query_str === 'string' && Array.isArray(entry.blocks),
  )
  const [first] = entries
  if (first === undefined) return null
  return onlyOne({
    engine: 'PERPLEXITY',
    format: 'perplexity.thread',
    title: textOrNull(first.thread_title),
    answers: entries.map(turnOf).filter(({ answer }) => answer !== ''),
    notes: [
      ...(value.has_next_page === true ? ['The file holds only a part of the thread.'] : []),
      ...(entries.some(({ personalized }) => personalized === true) ? [PERSONALISED] : []),
    ],
    kept: { json: value },
  })
}

function turnOf(entry: Json) {
  const blocks = objectsOf(entry.blocks)
  const results = blocks.flatMap((block) => objectsOf(objectOf(block.web_result_block).web_results))
  const answers = blocks.map(({ markdown_block }) => {
    const { answer, chunks } = objectOf(markdown_block)
    return (
      textOf(answer) ||
      listOf(chunks)
        .filter((chunk) => typeof chunk === 'string')
        .join('')
    )
  })
  // Where an agent answered, the text is in the steps of its work.
  const worked = blocks.flatMap((block) => {
    const work = objectOf(objectOf(block.workflow_root).workflow_block)
    const items = objectsOf(work.steps).flatMap((step) => objectsOf(step.items))
    return items.map(({ payload }) => textOf(objectOf(objectOf(payload).text_payload).text))
  })
  const longest = [...answers, ...worked].reduce((best, one) => (one.length > best.length ? one : best), '')
  const steps = blocks.flatMap((block) => objectsOf(objectOf(block.plan_block).steps))
  // `[2]` is the second page, counted from 1 within the entry.
  const named = new Set([...longest.matchAll(/\[(\d{1,3})\]/g)].map(([, n]) => Number(n) - 1))
  return {
    question: textOf(entry.query_str),
    answer: longest,
    answeredAt: textOrNull(entry.updated_datetime) ?? textOrNull(entry.entry_created_datetime),
    model: textOrNull(entry.display_model),
    cited: sourcesOf(
      results.filter((_, place) => named.has(place)),
      'url',
      'name',
    ),
    retrieved: sourcesOf(results, 'url', 'name'),
    queries: steps.flatMap((step) =>
      objectsOf(objectOf(step.search_web_content).queries).flatMap(({ query }) => textOrNull(query) ?? []),
    ),
    notes: entry.status === 'COMPLETED' ? [] : ['The answer was not complete.'],
  }
}
