import * as contract from '@veracite/contract/audit/operations'
import type { Routes } from '../http/mount.ts'
import { pageOf } from './from-request.ts'

export const audit: Routes = (on) => {
  on(contract.listActs, ({ services, query }) => {
    const { accountId = null, what = null, who = null, day = null } = query
    return services.audit.list({ accountId, what, whoId: who, day }, pageOf(query))
  })
  on(contract.listActDays, ({ services, query }) => services.audit.days(pageOf(query)))
  on(contract.getActDay, ({ services, params }) => services.audit.day(params.day))
}
