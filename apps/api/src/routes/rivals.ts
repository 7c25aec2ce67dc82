import * as contract from '@veracite/contract/rivals/operations'
import type { Routes } from '../http/mount.ts'

export const rivals: Routes = (on) => {
  on(contract.putRival, ({ services, params, body }) => services.rivals.put(params.brandId, body))
  on(contract.orderNameReading, ({ services, params, body }) => services.rivals.read(params.brandId, body))
}
