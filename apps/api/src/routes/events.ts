import { listEvents } from '@veracite/contract/events/operations'
import type { Services } from '@veracite/core/services'
import { invalidInput } from '@veracite/terms/errors'
import type { Mount } from '../http/mount.ts'

export function mountAdminEvents(mount: Mount, { events }: Pick<Services['admin'], 'events'>): void {
  mount(listEvents, async ({ query: { after, last, brandId, limit }, accounts }) => {
    if (after !== undefined && last !== undefined) {
      throw invalidInput('Invalid query.', [
        { path: 'query.last', message: 'cannot be given together with after: use one of the two' },
      ])
    }
    const start = last === undefined ? { after: Number(after ?? 0) } : { last: Number(last) }
    const body = await events.list({
      start,
      brandId: brandId?.toLowerCase() ?? null,
      accounts,
      limit: Number(limit ?? (last === undefined ? 100 : 1000)),
    })
    return { status: 200, body }
  })
}
