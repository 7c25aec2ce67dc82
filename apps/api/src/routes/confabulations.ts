import { pageOf } from '@veracite/contract/base/use-case'
import { pageConfabulations } from '@veracite/contract/confabulations/operations'
import { listConfabulations } from '@veracite/contract/confabulations/public'
import { MAX_ITEMS } from '@veracite/core/confabulations/report'
import type { Routes } from '../http/mount.ts'

export const confabulations: Routes = (on) => {
  on(listConfabulations, ({ services, params: { brandId }, query }) =>
    services.getConfabulations({
      brandId,
      engine: query.engine ?? null,
      intent: query.intent ?? null,
      window: query.window ?? '30d',
      limit: MAX_ITEMS,
    }),
  )
  on(pageConfabulations, async ({ services, params: { brandId }, query }) => {
    const { report, nextCursor } = await services.pageConfabulations({
      brandId,
      engine: query.engine ?? null,
      intent: query.intent ?? null,
      window: query.window ?? 'all',
      origin: query.origin ?? null,
      scanId: query.scanId ?? null,
      ...pageOf(query),
    })
    const { demo, origin, apart } = report
    return { demo, origin, apart, ...report.confabulations, nextCursor }
  })
}
