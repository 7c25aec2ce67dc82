import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256 } from '@veracite/terms/digest'
import { pick } from '@veracite/terms/pick'
import { toWire } from '@veracite/terms/wire'
import type { TypedFact } from '@veracite/verdicts/predicates/all'
import type { Fact } from './fact.ts'
import { factState } from './fact-life.ts'

export const toFactBody = (fact: Fact) => {
  const { id, predicate, value, hash, note, active, firstSeenAt, lastSeenAt, supersededBy, withdrawnAt } =
    fact
  const { kind, url, quote, fetchedAt, sha256: digest } = fact.source
  return toWire({
    ...{ id, predicate, value, source: toWire({ kind, url, quote, fetchedAt, sha256: digest }) },
    ...{ hash, note, active, firstSeenAt, lastSeenAt, supersededBy, withdrawnAt },
  })
}

/** As the operator sees it: with its life, and its place in a document. */
export const toOwnFactBody = (fact: Fact, now: Date) => {
  const { source, ...body } = toFactBody(fact)
  return {
    ...body,
    source: { ...source, place: fact.source.place ?? null },
    state: factState(fact, now),
    ...pick(fact, 'validFrom', 'validUntil', 'enteredBy', 'approvedBy'),
    approvedAt: fact.approvedAt?.toISOString() ?? null,
  }
}

/** Ties a fact to the bytes it was read from; both members are null for facts that the operator entered. */
interface FactOrigin {
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
