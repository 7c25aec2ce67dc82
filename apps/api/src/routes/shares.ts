import * as contract from '@veracite/contract/shares/operations'
import { getShared, openShared } from '@veracite/contract/shares/public'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

export function mountShares(mount: Mount, { shares }: Pick<Services['admin'], 'shares'>): void {
  mount(contract.addShare, async ({ caller, body }) => ({
    status: 201,
    body: await shares.add(caller, body),
  }))
  mount(contract.listShares, async ({ query, accounts }) => {
    const visible = query.accountId === undefined ? accounts : [query.accountId.toLowerCase()]
    return { status: 200, body: await shares.list(visible, pageOf(query)) }
  })
  mount(contract.revokeShare, async ({ params }) => ({
    status: 200,
    body: await shares.revoke(params.shareId),
  }))
}

/** For holders of the address: no token, no cookie, nothing to list, and nothing for search engines. */
export function mountShared(mount: Mount, { shared }: Pick<Services, 'shared'>): void {
  const headers = { 'x-robots-tag': 'noindex, nofollow' }
  mount(openShared, async ({ body }) => ({ status: 200, body: await shared.open(body.token), headers }))
  mount(getShared, async ({ body }) => ({
    status: 200,
    body: await shared.content(body.token),
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' },
  }))
}
