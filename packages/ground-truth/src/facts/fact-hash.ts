import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256 } from '@veracite/terms/digest'
import type { TypedFact } from '@veracite/verdicts/predicates/all'

/** Ties a fact to the bytes it was read from; both members are null for facts that the operator entered. */
export interface FactOrigin {
  sourceUrl: string | null
  sourceSha256: string | null
}

/** SHA-256 of the RFC 8785 form of `{predicate, value, sourceUrl, sourceSha256}`. */
export function factHash(fact: TypedFact, origin: FactOrigin): Uint8Array {
  const { predicate, value } = fact
  const { sourceUrl, sourceSha256 } = origin
  const canonical = canonicalJson({ predicate, value, sourceUrl, sourceSha256 })
  return sha256(canonical)
}
