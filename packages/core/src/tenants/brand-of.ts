import { brandNotFound } from '@veracite/terms/errors'
import type { Scope } from '../access/scope.ts'
import type { Brand, TenantStore } from './tenant-store.ts'

export interface BrandDeps {
  tenants: Pick<TenantStore, 'findBrand'>
  scope: Scope
}

/** The brand, archived or not. Throws unless the caller may see it. */
export const brandOf = (deps: BrandDeps, brandId: string): Promise<Brand> => find(deps, brandId, true)

/** The brand, unless it is archived. */
export const activeBrandOf = (deps: BrandDeps, brandId: string): Promise<Brand> => find(deps, brandId, false)

async function find({ tenants, scope }: BrandDeps, brandId: string, archived: boolean): Promise<Brand> {
  const brand = await tenants.findBrand(brandId, scope, { archived })
  if (!brand) throw brandNotFound()
  return brand
}
