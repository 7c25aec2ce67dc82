import type { FetchedBody } from '@veracite/ground-truth/crawl/fetcher-port'
import { readHtml } from '@veracite/ground-truth/markup/read-html'
import type { Line } from '@veracite/ground-truth/markup/visible-text'
import { withinBudget } from '@veracite/ground-truth/pages/prose-facts'
import { storableText } from '@veracite/terms/storable-text'
import { HEADING_MARK } from './trace-page.ts'

/** Named in the manifest of every page: another version may extract different text from the same bytes. */
export const PAGE_EXTRACTOR = 'veracite-page-text/1'

/** What a visitor reads, one line per block, headings marked; null if it is not text for people. */
export function textOfPage({
  status,
  contentType,
  text,
}: Pick<FetchedBody, 'status' | 'contentType' | 'text'>): string | null {
  if (status < 200 || status >= 300) return null
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const isHtml =
    /^(?:text\/html|application\/xhtml\+xml)$/.test(type) || /^\s*<(?:!doctype html|html)/i.test(text)
  if (!isHtml && type !== 'text/plain' && type !== 'text/markdown') return null
  const lines = isHtml ? readHtml(text).lines : plainLines(text)
  const kept = withinBudget(lines)
    .map((line) => (line.heading ? `${HEADING_MARK}${line.text}` : line.text))
    .join('\n')
  return kept === '' ? null : storableText(kept)
}

const plainLines = (text: string): Line[] =>
  text.split('\n').flatMap((line) => {
    const words = line.replaceAll(/\s+/g, ' ').trim()
    return words === '' ? [] : [{ text: words, heading: false }]
  })
