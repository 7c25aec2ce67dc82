import { existing } from '@veracite/terms/errors'
import type { Scope } from '../access/scope.ts'
import type { Brand, TenantStore } from './tenant-store.ts'

export interface BrandDeps {
  tenants: Pick<TenantStore, 'findBrand'>
  scope: Scope
}

/** The brand, archived or not. Throws unless the caller may see it. */
export const brandOf = async ({ tenants, scope }: BrandDeps, brandId: string): Promise<Brand> =>
  existing(await tenants.findBrand(brandId, scope, { archived: true }), 'brand')

/** The brand, unless it is archived. */
export const activeBrandOf = async ({ tenants, scope }: BrandDeps, brandId: string): Promise<Brand> =>
  existing(await tenants.findBrand(brandId, scope), 'brand')
