import * as z from 'zod'
import { cluesIn, stateFromClues } from './clues.ts'
import { asRecord, each, items, part, text } from './loose.ts'
import { answerOf, malformed, type ReplyState, source, textOrEmpty, type WireReader } from './reading.ts'
import { blocksOf, cardsOf, referencedIndexes } from './serpapi-blocks.ts'
import { type AnswerBlock, markdownOf } from './structure/blocks.ts'
import { type Card, cardsNotIn } from './structure/cards.ts'
import { partsOrWhole } from './structure/fuller.ts'
import { blocksOfMarkdown } from './structure/linked-cards.ts'
import { withoutMarks } from './structure/marks.ts'
import { withoutChrome } from './structure/page-chrome.ts'

const Root = z.object({
  search_metadata: part({ id: text, status: text }),
  header: text,
  error: text,
  reconstructed_markdown: text,
  text_blocks: items,
  references: items,
  shopping_results: items,
  local_results: items,
  ai_overview: part({
    text_blocks: items,
    references: items,
    shopping_results: items,
    page_token: text,
    error: text,
  }),
})
const Reference = z.object({
  index: z.number().nullable().catch(null),
  link: z.string(),
  title: text,
  source: text,
})

/** Copilot Search in Bing, and Google's AI Mode: the answer is at the top level. */
export const readSerpApiAnswer: WireReader = (document) => {
  const root = Root.safeParse(document)
  if (!root.success) return malformed()
  const { text_blocks, references, reconstructed_markdown, header, ...reply } = root.data
  const names = sourceNames(references)
  const answer = blocksOf(text_blocks)
  const cards = cardsOf([...reply.shopping_results, ...reply.local_results])
  const title: AnswerBlock = { kind: 'heading', level: 2, text: header ?? '' }
  const parts = cleaned(answer, cards, names)
  const whole = cleaned(blocksOfMarkdown(withoutMarks(reconstructed_markdown ?? '').text), cards, names)
  const told = parts === '' ? '' : cleaned([title, ...answer], cards, names)
  const found = { blocks: text_blocks, references, prose: partsOrWhole(told, whole) }
  return finish(root.data, document, found, 'empty')
}

/** Google's AI Overview: given at once, or behind a token that lives one minute, or not shown at all. */
export const readSerpApiOverview: WireReader = (document) => {
  const root = Root.safeParse(document)
  if (!root.success) return malformed()
  const overview = root.data.ai_overview
  if (overview?.page_token && overview.text_blocks.length === 0) {
    return {
      answer: answerOf({ requestId: root.data.search_metadata?.id ?? null }),
      state: { kind: 'unfinished', token: overview.page_token },
    }
  }
  const blocks = overview?.text_blocks ?? []
  const references = overview?.references ?? []
  const prose = cleaned(blocksOf(blocks), cardsOf(overview?.shopping_results ?? []), sourceNames(references))
  const reading = finish(root.data, document, { blocks, references, prose }, 'no_overview')
  return reading.state.kind === 'empty'
    ? { ...reading, state: { kind: 'no_answer', reason: 'no_overview' } }
    : reading
}

/** The answer's text; cards that the page shows beside it follow where it does not tell them itself. */
function cleaned(
  blocks: readonly AnswerBlock[],
  cards: readonly Card[],
  names: readonly (string | null)[],
): string {
  const answer = withoutChrome(blocks, names)
  return markdownOf([...answer, { kind: 'cards', cards: cardsNotIn(markdownOf(answer), cards) }])
}

const sourceNames = (references: readonly unknown[]): (string | null)[] =>
  each(Reference, references).flatMap((entry) => [entry.source, entry.title])

function finish(
  root: z.output<typeof Root>,
  document: unknown,
  found: { blocks: readonly unknown[]; references: readonly unknown[]; prose: string },
  nothingFound: 'no_overview' | 'empty',
): ReturnType<WireReader> {
  const indexes = referencedIndexes(found.blocks)
  const references = each(Reference, found.references).map((entry, position) => ({
    ...entry,
    index: entry.index ?? position,
  }))
  const answer = answerOf({
    text: found.prose,
    cited: references
      .filter((entry) => indexes.has(entry.index))
      .flatMap((entry) => source(entry.link, entry.title)),
    retrieved: references.flatMap((entry) => source(entry.link, entry.title)),
    requestId: root.search_metadata?.id ?? null,
    finish: root.search_metadata?.status ?? null,
    searchUsed: true,
  })
  if (asRecord(document)?.search_metadata === undefined && root.error === null) return malformed()
  return { answer, state: stateOf(root, document, textOrEmpty(answer), nothingFound) }
}

function stateOf(
  root: z.output<typeof Root>,
  document: unknown,
  otherwise: ReplyState,
  nothingFound: 'no_overview' | 'empty',
): ReplyState {
  if (root.error !== null) {
    if (/any results|no results/i.test(root.error)) return { kind: 'no_answer', reason: nothingFound }
    const clues = cluesIn(document)
    if (clues !== null) return stateFromClues(clues)
  }
  if (root.search_metadata?.status === 'Error')
    return { kind: 'retry', reason: 'overloaded', code: null, retryAfterMs: null }
  return otherwise
}
