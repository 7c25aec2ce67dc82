/** One product as in the feed: field names in lower case, with underscores. */
export type RawItem = Readonly<Record<string, string>>

/** Why something of a feed was not taken. */
const FEED_REASONS = [
  'columns',
  'not_json',
  'not_closed',
  'too_long',
  'encoding',
  'missing',
  'invalid',
  'duplicate',
  'not_a_product',
] as const
export type FeedReason = (typeof FEED_REASONS)[number]

/** `field` is the name in the feed, where it is about one. */
export interface FeedProblem {
  reason: FeedReason
  field: string | null
  message: string
}

/** In the order of the feed. `line` is a line in tables and JSON lines, otherwise the number of the item from 1. */
export type FeedRecord =
  | { line: number; item: RawItem; problem?: undefined }
  | { line: number; item?: undefined; problem: FeedProblem }

/** Reads text that arrives in pieces, and holds no more of it than one record. */
export interface FeedReader {
  /** The records that this piece completes. Throws FeedError when no more can be read. */
  read(text: string): FeedRecord[]
  /** The remaining records at the end. Throws FeedError if the feed is truncated. */
  end(): FeedRecord[]
}

/** The feed as a whole cannot be read: nothing of it is taken. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}

/** A record of more characters is not read; the next one is. */
export const MAX_RECORD_CHARS = 1_048_576
/** A value of more characters is cut: no field that is taken is that long. */
export const MAX_VALUE_CHARS = 8_192
/** Deeper markup is no feed. */
export const MAX_DEPTH = 64

/** A problem of a record as a whole. */
export const wholeRecord = (reason: FeedReason, message: string): FeedProblem => ({
  reason,
  field: null,
  message,
})
export const TOO_LONG = wholeRecord('too_long', `is longer than ${MAX_RECORD_CHARS} characters`)
export const NOT_JSON = wholeRecord('not_json', 'is not JSON')

/** `g:Item Group-ID` and `itemGroupId` become `item_group_id`. */
export const fieldName = (written: string): string =>
  written
    .slice(0, 200)
    .trim()
    .replace(/^g[:_]\s*/i, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s\-:./]+/g, '_')
    .replace(/^_+|_+$/g, '')
