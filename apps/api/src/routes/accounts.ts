import * as contract from '@veracite/contract/accounts/operations'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'

export const accounts: Routes = (on) => {
  on(contract.addAccount, ({ services, body }) => services.accounts.add(pick(body, 'name', 'plan')))
  on(contract.changeAccount, ({ services, params, body }) =>
    services.accounts.change(params.accountId, pick(body, 'name', 'plan')),
  )
}
