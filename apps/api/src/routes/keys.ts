import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/keys/operations'
import type { Routes } from '../http/mount.ts'

export const keys: Routes = (on) => {
  on(contract.listKeys, ({ services, query }) =>
    services.keys.list({ accountId: query.accountId ?? null, ...pageOf(query) }),
  )
  on(contract.rotateKey, ({ services, params, body }) =>
    services.keys.rotate(params.keyId, body.overlapHours ?? 0),
  )
}
