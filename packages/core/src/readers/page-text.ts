import type { FetchedBody } from '@veracite/ground-truth/crawl/fetcher-port'
import { attributeTexts } from '@veracite/ground-truth/markup/attribute-texts'
import { readHtml } from '@veracite/ground-truth/markup/read-html'
import type { Line } from '@veracite/ground-truth/markup/visible-text'
import { storableText } from '@veracite/terms/storable-text'
import { HEADING_MARK } from './trace-page.ts'

/** Named in the manifest of every page: another version may extract different text from the same bytes. */
export const PAGE_EXTRACTOR = 'veracite-page-text/3'

/** What a page may say that is not in its text. */
export type PageGap = 'scripts_not_run' | 'too_long'

export interface PageText {
  text: string
  gaps: PageGap[]
}

/** A page as it came, and its markup after its scripts ran, where a browser ran them. */
export interface PageToExtract extends Pick<FetchedBody, 'status' | 'contentType' | 'text'> {
  rendered: string | null
}

/** Longer pages are cut off there, and say so. */
const MAX_CHARS = 200_000

/**
 * What a visitor reads, one line per block, headings marked; then what is only in attributes, in data for programs and in
 * the other of the two forms of the page. Null if it is not text for people.
 */
export function textOfPage({ status, contentType, text, rendered }: PageToExtract): PageText | null {
  if (status < 200 || status >= 300) return null
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const isHtml =
    /^(?:text\/html|application\/xhtml\+xml)$/.test(type) || /^\s*<(?:!doctype html|html)/i.test(text)
  if (!isHtml && type !== 'text/plain' && type !== 'text/markdown') return null
  const forms = isHtml ? [text, ...(rendered === null ? [] : [rendered])].map(htmlLines) : []
  const lines = isHtml ? distinct(forms.flatMap((form) => form.lines)) : plainLines(text)
  const gaps: PageGap[] =
    rendered === null && forms.some((form) => form.hasScripts) ? ['scripts_not_run'] : []
  return withinLimit(
    lines,
    gaps,
    forms.every((form) => form.isWhole),
  )
}

/** The text of a document that was read block by block. */
export const textOfBlocks = (blocks: readonly Line[], truncated: boolean): PageText | null =>
  withinLimit(blocks, [], !truncated)

function withinLimit(lines: readonly Line[], gaps: readonly PageGap[], isWhole: boolean): PageText | null {
  let room = MAX_CHARS
  const kept = lines.filter(({ text }) => {
    room -= text.length + 1
    return room >= 0
  })
  const text = storableText(
    kept.map((line) => (line.heading ? `${HEADING_MARK}${line.text}` : line.text)).join('\n'),
  )
  return text === '' ? null : { text, gaps: room < 0 || !isWhole ? [...gaps, 'too_long'] : [...gaps] }
}

function htmlLines(markup: string) {
  const page = readHtml(markup)
  const { texts, hasScripts, isWhole } = attributeTexts(markup)
  const more = [...texts, ...page.scripts].flatMap(plainLines)
  return { lines: [...page.lines, ...more], hasScripts, isWhole: isWhole && page.isWhole }
}

function distinct(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  return lines.filter(({ text, heading }) => {
    // The lines around repeated short ones say what they are about: a table repeats "yes" and years.
    if (!heading && text.length < LEAST_DISTINCT) return true
    const isNew = !seen.has(text)
    seen.add(text)
    return isNew
  })
}

const LEAST_DISTINCT = 24

const plainLines = (text: string): Line[] =>
  text.split('\n').flatMap((line) => {
    const words = line.replaceAll(/\s+/g, ' ').trim()
    return words === '' ? [] : [{ text: words, heading: false }]
  })
