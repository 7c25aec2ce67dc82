import { toFactBody } from '@veracite/ground-truth/facts/fact-body'
import { brandNotFound } from '@veracite/terms/errors'
import type { Scope } from '../access/scope.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import type { FactStore } from './fact-store.ts'

/** More than may be in force at once, so that only former ones can be left out; then `total` says so. */
const MAX_FACTS = 10_000

/** The answer of GET /v1/brands/{brandId}/ground-truth. What was never approved is not part of it. */
export const listFacts =
  (deps: { tenants: Pick<TenantStore, 'findBrand'>; facts: Pick<FactStore, 'listForBrand'>; scope: Scope }) =>
  async (input: { brandId: string }) => {
    const brand = await deps.tenants.findBrand(input.brandId, deps.scope, { archived: true })
    if (!brand) throw brandNotFound()
    const { facts, total, active } = await deps.facts.listForBrand(brand.id, MAX_FACTS)
    return {
      brand: { id: brand.id, name: brand.name, domain: brand.domain },
      total,
      active,
      facts: facts.map(toFactBody),
    }
  }
