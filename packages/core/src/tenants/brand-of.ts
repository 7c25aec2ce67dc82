import { brandNotFound } from '@veracite/terms/errors'
import type { Scope } from '../access/scope.ts'
import type { TenantStore } from './tenant-store.ts'

/** The brand, archived or not. Throws unless the caller may see it. */
export async function brandOf(
  { tenants, scope }: { tenants: Pick<TenantStore, 'findBrand'>; scope: Scope },
  brandId: string,
) {
  const brand = await tenants.findBrand(brandId, scope, { archived: true })
  if (!brand) throw brandNotFound()
  return brand
}
