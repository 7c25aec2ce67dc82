import type { Fact } from './fact.ts'

export const toFactBody = (fact: Fact) => ({
  id: fact.id,
  predicate: fact.predicate,
  value: fact.value,
  source: {
    kind: fact.source.kind,
    url: fact.source.url,
    quote: fact.source.quote,
    fetchedAt: fact.source.fetchedAt?.toISOString() ?? null,
    sha256: fact.source.sha256,
  },
  hash: fact.hash,
  note: fact.note,
  active: fact.active,
  firstSeenAt: fact.firstSeenAt.toISOString(),
  lastSeenAt: fact.lastSeenAt.toISOString(),
  supersededBy: fact.supersededBy,
  withdrawnAt: fact.withdrawnAt?.toISOString() ?? null,
})
