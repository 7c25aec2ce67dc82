import { DelimitedReader } from './delimited.ts'
import { FeedError, type FeedReader } from './feed-record.ts'
import { createJsonLinesReader, JsonReader } from './json-items.ts'
import { createPageReader } from './page-items.ts'
import { XmlReader } from './xml-items.ts'

/** Formats that a user can set for a feed. `auto` detects it from the bytes. */
export const FEED_FORMATS = [
  'auto',
  'google-xml',
  'google-tsv',
  'openai-jsonl',
  'openai-tsv',
  'openai-csv',
  'json-ld',
  'csv',
] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Detected shapes of the bytes. */
const FEED_SHAPES = ['xml', 'tsv', 'csv', 'jsonl', 'json', 'page'] as const
export type FeedShape = (typeof FEED_SHAPES)[number]

const SHAPES_OF: Record<FeedFormat, readonly FeedShape[]> = {
  auto: FEED_SHAPES,
  'google-xml': ['xml'],
  'google-tsv': ['tsv'],
  'openai-jsonl': ['jsonl', 'json'],
  'openai-tsv': ['tsv'],
  'openai-csv': ['csv'],
  'json-ld': ['json', 'jsonl', 'page'],
  csv: ['csv', 'tsv'],
}

/** How much of the beginning decides. */
const HEAD_CHARS = 65_536

/** Throws FeedError when the text is not of the format. */
export function shapeOf(head: string, format: FeedFormat): FeedShape {
  const found = detect(head)
  if (!SHAPES_OF[format].includes(found))
    throw new FeedError(`The feed is said to be ${format}, but it is ${NAMES[found]}.`)
  return found
}

const NAMES: Record<FeedShape, string> = {
  xml: 'XML',
  tsv: 'a table with tabs',
  csv: 'a table with commas or semicolons',
  jsonl: 'lines of JSON',
  json: 'a JSON document',
  page: 'a web page',
}

function detect(head: string): FeedShape {
  const start = head.trimStart()
  if (start === '') throw new FeedError('The feed is empty.')
  if (start.startsWith('<')) {
    const isPage = /<!doctype\s+html|<html[\s>]/i.test(start.slice(0, 2_000))
    return isPage || /^<script[^>]{0,100}ld\+json/i.test(start) ? 'page' : 'xml'
  }
  if (start.startsWith('[') && !isTable(start)) return 'json'
  if (start.startsWith('{')) return isLines(start) ? 'jsonl' : 'json'
  const line = firstLine(start)
  return line.split('\t').length >= Math.max(2, line.split(',').length, line.split(';').length)
    ? 'tsv'
    : 'csv'
}

/** `[id]` may also be the name of a column. */
const isTable = (start: string): boolean => /^\[[\w ]+\]["\t,;]/.test(start)

const firstLine = (text: string): string => text.slice(0, HEAD_CHARS).split(/\r\n|\n|\r/, 1)[0] ?? ''

/** The first line is a whole value, and others follow. */
function isLines(start: string): boolean {
  const line = firstLine(start)
  if (start.slice(line.length).trim() === '') return false
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

/** `wanted` says which columns or elements are kept; null for all. */
export function createFeedReader(shape: FeedShape, wanted: ((name: string) => boolean) | null): FeedReader {
  switch (shape) {
    case 'xml':
      return new XmlReader(wanted)
    case 'tsv':
      return new DelimitedReader({ delimiter: '\t', wanted })
    case 'csv':
      return new DelimitedReader({ delimiter: null, wanted })
    case 'jsonl':
      return createJsonLinesReader()
    case 'json':
      return new JsonReader()
    case 'page':
      return createPageReader()
  }
}
