import * as z from 'zod'
import { cluesIn, stateFromClues } from './clues.ts'
import { textOfHtml } from './html-text.ts'
import { asRecord, each, items, text } from './loose.ts'
import { answerOf, malformed, source, textOrEmpty, type WireReader, type WireReading } from './reading.ts'
import { markdownOf } from './structure/blocks.ts'
import { cardOf, cardsNotIn } from './structure/cards.ts'
import { blocksOfMarkdown } from './structure/linked-cards.ts'
import { withoutChrome } from './structure/page-chrome.ts'

const Cited = z.object({ url: z.string(), title: text })
const Copilot = z.object({ result_text: text, links: items, citations: items, mode: text })
const Product = z.object({ url: text, asin: text, title: text })
const Rufus = z.object({ text, products: items })

/** The provider does not document the envelope, so the answer is looked for in three places. */
export const readScrapelessCopilot: WireReader = (document) => {
  const body = asRecord(document)
  if (body === null) return malformed()
  const result = [body.task_result, body.result, body]
    .map(asRecord)
    .find((entry) => typeof entry?.result_text === 'string')
  if (result === undefined) return withoutResult(body)
  const found = Copilot.parse(result)
  const citations = each(Cited, found.citations)
  const answer = answerOf({
    text: textOfPage(
      found.result_text ?? '',
      citations.map(({ title }) => title),
    ),
    cited: citations.flatMap((entry) => source(entry.url, entry.title)),
    retrieved: each(z.string(), found.links).flatMap((url) => source(url, null)),
    requestId: taskId(body),
    finish: typeof body.status === 'string' ? body.status : null,
    searchUsed: found.mode === null ? null : found.mode === 'search',
  })
  return { answer, state: textOrEmpty(answer) }
}

/** Rufus cites products, not pages: `cited` holds product addresses. */
export const readScrapelessRufus: WireReader = (document) => {
  const body = asRecord(document)
  if (body === null) return malformed()
  const html = typeof body.html === 'string' ? body.html : ''
  const inner = asRecord(body.result)
  if (inner === null && html === '') return withoutResult(body)
  const found = Rufus.parse(inner ?? {})
  const products = each(Product, found.products).flatMap((entry) =>
    source(
      entry.url ?? (entry.asin === null ? null : `https://www.amazon.com/dp/${entry.asin}`),
      entry.title,
    ),
  )
  const answer = answerOf({
    text: withCards(textOfPage(found.text ?? textOfHtml(html)), found.products),
    cited: [...products, ...productLinks(html)],
    requestId: taskId(body),
  })
  return { answer, state: textOrEmpty(answer) }
}

const textOfPage = (markdown: string, sourceNames: readonly (string | null)[] = []): string =>
  markdownOf(withoutChrome(blocksOfMarkdown(markdown), sourceNames))

function withCards(text: string, products: readonly unknown[]): string {
  const cards = products.flatMap((entry) => cardOf(entry) ?? [])
  return markdownOf([
    { kind: 'paragraph', text },
    { kind: 'cards', cards: cardsNotIn(text, cards) },
  ])
}

function withoutResult(body: Record<string, unknown>): WireReading {
  const answer = answerOf({ requestId: taskId(body) })
  const status = typeof body.status === 'string' ? body.status.toLowerCase() : ''
  const failed = /fail|error/.test(status) || body.error !== undefined
  const token = taskId(body)
  if (!failed && token !== null && status !== 'success')
    return { answer, state: { kind: 'unfinished', token } }
  const clues = cluesIn(body)
  if (clues !== null) return { answer, state: stateFromClues(clues) }
  if (failed)
    return { answer, state: { kind: 'retry', reason: 'overloaded', code: null, retryAfterMs: null } }
  return status === 'success' ? { answer, state: { kind: 'empty' } } : malformed()
}

const taskId = (body: Record<string, unknown>): string | null =>
  ([body.task_id, body.taskId].find((id) => typeof id === 'string' && /^[\w-]{1,100}$/.test(id)) as
    | string
    | undefined) ?? null

function productLinks(html: string) {
  const found = html.match(/https?:\/\/[^\s"'<>]{1,300}?\/dp\/[A-Z0-9]{10}/g) ?? []
  return found.flatMap((url) => source(url, null))
}
