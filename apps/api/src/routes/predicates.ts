import { listPredicates } from '@veracite/contract/predicates/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountAdminPredicates(
  mount: Mount,
  { predicates }: Pick<Services['admin'], 'predicates'>,
): void {
  mount(listPredicates, async () => ({ status: 200, body: predicates.list() }))
}
