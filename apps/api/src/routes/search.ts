import { search as findAnything } from '@veracite/contract/search/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { storable } from './storable.ts'

export function mountAdminSearch(mount: Mount, { search }: Pick<Services['admin'], 'search'>): void {
  mount(findAnything, async ({ query: { q, brandId }, accounts }) => ({
    status: 200,
    body: await search.find(storable('query.q', q), brandId ?? null, accounts),
  }))
}
