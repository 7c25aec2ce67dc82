import { bool, integer, nullable, object, oneOf, optional, text } from '../shape.ts'
import { envelope, instant, nonce, recorder, sha256Text } from './manifest-shapes.ts'

/**
 * One import of a feed into a brand's catalogue. `prev` is the manifest of the import of the same feed before it. The
 * tree is that of RFC 6962 over the canonical items (`catalogue/catalogue-item.ts`), in the byte order of their keys.
 */
export const CATALOGUE = object({
  ...envelope,
  eventNonce: nonce,
  importId: text,
  brand: object({ id: text, name: text, domain: text }),
  feed: object({ id: text, name: text }),
  /** `upload` has no address. */
  source: object({ kind: oneOf('upload', 'address'), address: nullable(text) }),
  /** How the bytes were read. */
  format: text,
  /** The bytes of the feed as they arrived, compressed or not. */
  bytes: object({ sha256: sha256Text, length: integer }),
  /** SHA-256 of the canonical JSON of the feed's mapping and defaults. */
  mapping: sha256Text,
  /** `taken` is the size of the tree: new, changed and unchanged items together. */
  counts: object({
    taken: integer,
    added: integer,
    changed: integer,
    unchanged: integer,
    gone: integer,
    refused: integer,
  }),
  tree: object({ size: integer, root: sha256Text }),
  /** The operator says that the brand has no products but these; manifests that do not say it have none. */
  complete: optional(bool),
  startedAt: instant,
  finishedAt: instant,
  recorder,
})
