import { toFactBody } from '@veracite/ground-truth/facts/fact-body'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { FactStore } from './fact-store.ts'

/** More than may be in force at once, so that only former ones can be left out; then `total` says so. */
const MAX_FACTS = 10_000

/** The answer of GET /v1/brands/{brandId}/ground-truth. What was never approved is not part of it. */
export const listFacts =
  (deps: BrandDeps & { facts: Pick<FactStore, 'listForBrand'> }) => async (input: { brandId: string }) => {
    const brand = await brandOf(deps, input.brandId)
    const { facts, total, active } = await deps.facts.listForBrand(brand.id, MAX_FACTS)
    return {
      brand: { id: brand.id, name: brand.name, domain: brand.domain },
      total,
      active,
      facts: facts.map(toFactBody),
    }
  }
