import * as contract from '@veracite/contract/sources/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountSources(mount: Mount, services: Services['admin']): void {
  mount(contract.listSources, async ({ params, query, scope }) => {
    // Unlike identifiers, this cursor has letters that must stay as they are.
    const page = {
      limit: query.limit === undefined ? 100 : Number(query.limit),
      cursor: query.cursor ?? null,
    }
    return { status: 200, body: await services.sources.list(params.brandId, page, scope) }
  })
}
