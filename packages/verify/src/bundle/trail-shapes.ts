import { anything, bool, integer, list, nullable, object, oneOf, optional, text } from '../shape.ts'
import { logged, RESPONSE } from './bundle.ts'
import { instant, MAX_SOURCES, sha256Text } from './manifest-shapes.ts'
import { PAGE_FOUND, SEARCH_RESULTS } from './source-search.ts'

/** The trail of an answer, and the captures of the pages that it was read from, as a bundle carries them. */

export const SAYS = ['same_error', 'truth', 'neither', 'unread'] as const

export const BUNDLE_TRAIL = object({
  ...logged,
  /** The trail as it was hashed: canonical JSON. */
  json: text,
  pages: list(anything, MAX_SOURCES),
})

export const BUNDLE_PAGE = object({
  ...logged,
  /** Left out where there are none, and where a bundle would become too large. */
  body: optional(RESPONSE),
  text: optional(object({ text, sha256: sha256Text })),
})

const MAX_STATEMENTS = 32

/** A search of every page for every statement, where one was ordered. */
const SEARCH = object({
  reader: text,
  check: nullable(
    object({ id: text, measuredAt: instant, setSha256: sha256Text, found: integer, of: integer }),
  ),
  pages: list(
    object({
      /** The answer does not cite it: its engine only read it. */
      onlyRead: bool,
      gaps: list(text, 8),
      found: list(oneOf(...PAGE_FOUND), MAX_STATEMENTS),
      quotes: list(object({ statement: integer, start: integer, end: integer, quote: text }), MAX_STATEMENTS),
    }),
    MAX_SOURCES,
  ),
  results: list(object({ result: oneOf(...SEARCH_RESULTS), why: list(text, 8) }), MAX_STATEMENTS),
})

/** Members that only tell more, such as the words of a statement, are for people to read. */
export const TRAIL_BODY = object({
  runId: text,
  captureId: text,
  classificationId: text,
  statements: list(object({ predicate: text, stated: text }), MAX_STATEMENTS),
  pages: list(
    object({
      url: text,
      page: sha256Text,
      finalUrl: nullable(text),
      fetchedAt: instant,
      status: nullable(integer),
      sha256: nullable(sha256Text),
      says: nullable(oneOf(...SAYS)),
      statements: list(
        object({
          statement: integer,
          says: oneOf('same_error', 'truth'),
          start: integer,
          end: integer,
          quote: text,
        }),
        MAX_STATEMENTS,
      ),
    }),
    MAX_SOURCES,
  ),
  leftOut: optional(integer),
  search: optional(SEARCH),
})
