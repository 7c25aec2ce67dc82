import { Parser } from 'htmlparser2'
import { clipQuote } from '../facts/fact-source.ts'
import { MarkupThings } from './markup-things.ts'
import type { Thing } from './thing.ts'
import { type Line, VisibleText } from './visible-text.ts'

export interface Link {
  href: string
  text: string
  quote: string
}

export interface HtmlPage {
  /** As declared by the page: `de`, `pt-BR`; null when it declares none. */
  lang: string | null
  /** What a reader sees, one line per block; `lines` are the same in order. */
  text: string
  lines: Line[]
  scripts: string[]
  /** False if it has more lines or scripts than are here. */
  isWhole: boolean
  metas: { name: string; content: string; quote: string }[]
  links: Link[]
  /** Things described by microdata or RDFa. */
  things: Thing[]
}

/** One pass over the markup that collects everything the extractors read. Never throws, whatever the markup. */
export function readHtml(markup: string): HtmlPage {
  const visible = new VisibleText()
  const things = new MarkupThings(markup)
  const page: HtmlPage = {
    lang: null,
    text: '',
    lines: [],
    scripts: [],
    isWhole: true,
    metas: [],
    links: [],
    things: things.top,
  }
  let scriptStart = -1
  let depth = 0
  let link: { href: string; start: number; textStart: number } | null = null

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (name === 'html') page.lang = attributes.lang?.trim() || attributes['xml:lang']?.trim() || null
      if (name === 'script') scriptStart = isJsonLd(attributes.type) ? parser.endIndex + 1 : -1
      if (name === 'meta' && page.metas.length < MAX_ITEMS) {
        const key = (attributes.property ?? attributes.name ?? '').toLowerCase()
        const quote = clipQuote(markup.slice(parser.startIndex, parser.endIndex + 1))
        if (key !== '') page.metas.push({ name: key, content: attributes.content ?? '', quote })
      }
      if (name === 'a' && attributes.href !== undefined)
        link = { href: attributes.href.trim(), start: parser.startIndex, textStart: visible.length }
      visible.open(name, attributes)
      things.open(name, attributes, parser.startIndex, parser.endIndex + 1)
    },
    ontext(text) {
      if (scriptStart === -1) {
        visible.add(text)
        things.text(text)
      }
    },
    onclosetag(name) {
      depth -= 1
      if (name === 'script' && scriptStart !== -1) {
        if (page.scripts.length < MAX_SCRIPTS) page.scripts.push(markup.slice(scriptStart, parser.startIndex))
        else page.isWhole = false
        scriptStart = -1
      }
      if (name === 'a' && link !== null) {
        const quote = clipQuote(markup.slice(link.start, parser.endIndex + 1))
        const text = visible.since(link.textStart)
        if (page.links.length < MAX_ITEMS) page.links.push({ href: link.href, text, quote })
        link = null
      }
      visible.close(name)
      things.close(parser.endIndex + 1)
    },
  })
  // The deeper the parser's stack, the more it costs. No page for people is nested that deeply, so the rest
  // is skipped.
  for (let at = 0; at < markup.length && depth < MAX_DEPTH; at += CHUNK_CHARS)
    parser.write(markup.slice(at, at + CHUNK_CHARS))
  if (depth < MAX_DEPTH) parser.end()
  page.lines = visible.lines()
  page.isWhole &&= depth < MAX_DEPTH && !visible.isCut
  page.text = page.lines.map(({ text }) => text).join('\n')
  return page
}

function isJsonLd(type: string | undefined): boolean {
  return (type ?? '').toLowerCase().startsWith('application/ld+json')
}

const MAX_DEPTH = 1000
const CHUNK_CHARS = 2 * 1024
const MAX_ITEMS = 2000
const MAX_SCRIPTS = 50
