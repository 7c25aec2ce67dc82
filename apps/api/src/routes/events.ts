import { listEvents } from '@veracite/contract/events/operations'
import { invalidInput } from '@veracite/terms/errors'
import type { Routes } from '../http/mount.ts'

export const events: Routes = (on) => {
  on(listEvents, ({ services, query: { after, last, brandId, limit } }) => {
    if (after !== undefined && last !== undefined)
      throw invalidInput('Invalid query.', [
        { path: 'query.last', message: 'cannot be given together with after: use one of the two' },
      ])
    return services.events.list({
      start: last === undefined ? { after: Number(after ?? 0) } : { last: Number(last) },
      brandId: brandId?.toLowerCase() ?? null,
      limit: Number(limit ?? (last === undefined ? 100 : 1000)),
    })
  })
}
