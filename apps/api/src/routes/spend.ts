import { listSpend } from '@veracite/contract/engines/spend'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

const DAYS = 30

export function mountAdminSpend(mount: Mount, { spend }: Pick<Services['admin'], 'spend'>): void {
  mount(listSpend, async ({ query: { days } }) => ({
    status: 200,
    body: await spend.list(days === undefined ? DAYS : Number(days)),
  }))
}
