import { listEvents } from '@veracite/contract/events/operations'
import { invalidInput } from '@veracite/terms/errors'
import { problem } from '@veracite/words/refusals'
import type { Routes } from '../http/mount.ts'

export const events: Routes = (on) => {
  on(listEvents, ({ services, query: { after, last, brandId, limit } }) => {
    if (after !== undefined && last !== undefined)
      throw invalidInput('invalid_query', [problem('query.last', 'not_together_with_after')])
    return services.events.list({
      start: last === undefined ? { after: Number(after ?? 0) } : { last: Number(last) },
      brandId: brandId?.toLowerCase() ?? null,
      limit: Number(limit ?? (last === undefined ? 100 : 1000)),
    })
  })
}
