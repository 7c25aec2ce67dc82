import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/shares/operations'
import { getShared, openShared } from '@veracite/contract/shares/public'
import type { Services } from '@veracite/core/services'
import type { Routes } from '../http/mount.ts'

export const shares: Routes = (on) => {
  on(contract.addShare, ({ services, caller, body }) => services.shares.add(caller, body))
  on(contract.listShares, ({ services, query }) =>
    services.shares.list(query.accountId ?? null, pageOf(query)),
  )
}

/** For everybody who has the address: no token, no cookie, nothing to list, and nothing for search engines. */
export const sharedContent =
  ({ shared }: Pick<Services, 'shared'>): Routes =>
  (on) => {
    const headers = { 'x-robots-tag': 'noindex, nofollow' }
    on.reply(openShared, async ({ body }) => ({
      status: 200,
      body: await shared.open(body.token),
      headers,
    }))
    on.reply(getShared, async ({ body }) => ({
      status: 200,
      body: await shared.content(body.token),
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
      },
    }))
  }
