import { toFactBody } from '@veracite/ground-truth/facts/fact-body'
import { brandNotFound } from '@veracite/terms/errors'
import type { AccountScope } from '@veracite/terms/ports'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { FactStore } from './fact-store.ts'

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
