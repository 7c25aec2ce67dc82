import type { FeedShape } from '@veracite/ground-truth/feeds/feed-format'
import { FeedError, type FeedProblem, type RawItem } from '@veracite/ground-truth/feeds/feed-record'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import { createFieldReader, FEED_FIELDS, type FeedField } from './feed-fields.ts'
import type { Feed } from './feed-store.ts'
import { FeedReading } from './read-feed.ts'
import { toItem } from './to-item.ts'

export interface FeedPreview {
  shape: FeedShape
  /** The names of columns or elements, as they are compared. */
  columns: string[]
  /** Which of them gives which field. */
  mapping: Partial<Record<FeedField, string>>
  rows: { line: number; values: RawItem; item: CatalogueItem | null; problems: FeedProblem[] }[]
}

const ROWS_SHOWN = 20
/** Of the sample, decompressed: twenty rows are long before. */
const MOST_BYTES = 8 * 1_048_576
/** Of a row as it is shown: a sample can be one cell, or nothing but columns. */
const MOST_COLUMNS = 200
const MOST_VALUE_CHARS = 1_000

type PreviewedFeed = Pick<Feed, 'format' | 'mapping' | 'country' | 'currency'>

/** `previewFeed` beside the thread that answers requests. Throws FeedError, and the signal's reason when it is aborted. */
export type FeedPreviewer = (
  sample: Uint8Array,
  feed: PreviewedFeed,
  signal: AbortSignal,
) => Promise<FeedPreview>

/** Reads the beginning of a feed, which may break off anywhere, as the import would. */
export async function previewFeed(sample: Uint8Array, feed: PreviewedFeed): Promise<FeedPreview> {
  const fields = createFieldReader(feed.mapping)
  const reading = new FeedReading(portionsOf(sample), {
    format: feed.format,
    wanted: null,
    mostBytes: MOST_BYTES,
  })
  const preview: FeedPreview = { shape: 'csv', columns: [], mapping: {}, rows: [] }
  const columns = new Set<string>()
  const add = (line: number, raw: RawItem) => {
    for (const column of Object.keys(raw).slice(0, MOST_COLUMNS)) columns.add(column)
    for (const field of FEED_FIELDS) {
      const found = fields.value(raw, field)
      if (found) preview.mapping[field] ??= found.column
    }
    const taken = toItem(raw, fields, feed)
    const problems = taken.item === null ? [taken.refused] : taken.without
    preview.rows.push({ line, values: shortened(raw), item: taken.item, problems })
  }
  try {
    for await (const records of reading.records()) {
      preview.shape = reading.shape ?? preview.shape
      for (const { line, item, problem } of records.slice(0, ROWS_SHOWN - preview.rows.length))
        if (problem) preview.rows.push({ line, values: {}, item: null, problems: [problem] })
        else add(line, item)
      if (preview.rows.length >= ROWS_SHOWN) break
    }
  } catch (error) {
    // A sample breaks off; only where nothing could be read does the reason matter.
    if (!(error instanceof FeedError) || preview.rows.length === 0) throw error
  }
  return { ...preview, columns: [...columns] }
}

const shortened = (raw: RawItem): RawItem =>
  Object.fromEntries(
    Object.entries(raw)
      .slice(0, MOST_COLUMNS)
      .map(([column, value]) => [column, value.slice(0, MOST_VALUE_CHARS).toWellFormed()]),
  )

async function* portionsOf(sample: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < sample.length; at += 65_536) yield sample.subarray(at, at + 65_536)
}
