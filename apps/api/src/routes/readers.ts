import { checkReaders, listReaders } from '@veracite/contract/readers/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountAdminReaders(mount: Mount, { readers }: Pick<Services['admin'], 'readers'>): void {
  mount(listReaders, async () => ({ status: 200, body: await readers.list() }))
  mount(checkReaders, async () => ({ status: 202, body: await readers.check() }))
}
