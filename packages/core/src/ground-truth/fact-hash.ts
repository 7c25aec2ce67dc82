import { createHash } from 'node:crypto'
import { canonicalJson } from '../evidence/canonical-json.ts'
import type { TypedFact } from '../facts/fact.ts'

/** What ties a statement to the bytes it was read from; both are null for facts that the operator entered. */
export interface FactOrigin {
  sourceUrl: string | null
  sourceSha256: string | null
}

/** SHA-256 of the RFC 8785 form of `{predicate, value, sourceUrl, sourceSha256}`. */
export function factHash(fact: TypedFact, origin: FactOrigin): Uint8Array {
  const { predicate, value } = fact
  const { sourceUrl, sourceSha256 } = origin
  const canonical = canonicalJson({ predicate, value, sourceUrl, sourceSha256 })
  return createHash('sha256').update(canonical, 'utf8').digest()
}
