import { brandNotFound } from '@veracite/terms/errors'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { TenantStore } from './tenant-store.ts'

/** For the operator, who sees every account and what is archived. */
export async function brandOf({ tenants }: { tenants: Pick<TenantStore, 'findBrand'> }, brandId: string) {
  const brand = await tenants.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
  if (!brand) throw brandNotFound()
  return brand
}
