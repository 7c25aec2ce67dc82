import { getLog } from '@veracite/contract/log/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountAdminLog(mount: Mount, { log }: Pick<Services['admin'], 'log'>): void {
  mount(getLog, async () => ({ status: 200, body: await log.get() }))
}
