import { brandNotFound } from '../errors.ts'
import type { AccountScope } from '../ports.ts'
import type { CatalogStore } from '../stores/catalog-store.ts'
import type { Fact, FactStore } from '../stores/fact-store.ts'

const MAX_FACTS = 1_000

/** The answer of GET /v1/brands/{brandId}/ground-truth. */
export const listFacts =
  (deps: { catalog: Pick<CatalogStore, 'findBrand'>; facts: Pick<FactStore, 'listForBrand'> }) =>
  async (input: { brandId: string; scope: AccountScope }) => {
    const brand = await deps.catalog.findBrand(input.brandId, input.scope, { archived: true })
    if (!brand) throw brandNotFound()
    const facts = await deps.facts.listForBrand(brand.id, MAX_FACTS)
    return {
      brand: { id: brand.id, name: brand.name, domain: brand.domain },
      total: facts.length,
      active: facts.filter((fact) => fact.active).length,
      facts: facts.map(toFactBody),
    }
  }

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
