import { existing, invalidField } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import type { Clock, Ids } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import type { Scope } from '../access/scope.ts'
import type { Account, TenantStore } from '../tenants/tenant-store.ts'
import { requirePlan } from './manage-plans.ts'

export const adminAccounts = (deps: { tenants: TenantStore; scope: Scope; clock: Clock; ids: Ids }) => ({
  async add(input: { name: string; plan: string }) {
    await requirePlan(deps.tenants, input.plan)
    return toAccountBody(await deps.tenants.addAccount({ id: deps.ids.next(), ...input }, deps.clock.now()))
  },
  async list(page: AskedPage) {
    return mapPage(await deps.tenants.listAccounts({ ...page, accounts: deps.scope.accounts }), toAccountBody)
  },
  async change(accountId: string, change: { name?: string; plan?: string }) {
    if (change.plan !== undefined) await requirePlan(deps.tenants, change.plan)
    return toAccountBody(existing(await deps.tenants.changeAccount(accountId, change), 'account'))
  },
})

/** An unknown account id in a request body is an invalid field, not a missing resource. */
export async function requireAccount(tenants: TenantStore, accountId: string): Promise<Account> {
  const account = await tenants.findAccount(accountId)
  if (account && account.archivedAt === null) return account
  throw invalidField('unknown_account', 'accountId', 'is_not_an_account')
}

const toAccountBody = ({ archivedAt: _, ...account }: Account) => toWire(account)
