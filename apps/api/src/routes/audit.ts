import * as contract from '@veracite/contract/audit/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

export function mountRecord(mount: Mount, { record }: Pick<Services['admin'], 'record'>): void {
  mount(contract.listActs, async ({ query, accounts }) => {
    const { accountId, what = null, who = null, day = null } = query
    const visible = accountId === undefined ? accounts : [accountId.toLowerCase()]
    const filter = { accounts: visible, what, whoId: who, day }
    return { status: 200, body: await record.list(filter, pageOf(query)) }
  })
  mount(contract.listActDays, async ({ query }) => ({ status: 200, body: await record.days(pageOf(query)) }))
  mount(contract.getActDay, async ({ params }) => ({ status: 200, body: await record.day(params.day) }))
}
