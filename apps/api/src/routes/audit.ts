import * as contract from '@veracite/contract/audit/operations'
import { pageOf } from '@veracite/contract/base/use-case'
import type { Routes } from '../http/mount.ts'

export const audit: Routes = (on) => {
  on(contract.listActs, ({ services, query }) => {
    const { accountId = null, what = null, who = null, day = null, language } = query
    return services.audit.list({ accountId, what, whoId: who, day }, pageOf(query), language)
  })
}
