import { pageConfabulations } from '@veracite/contract/accounts/operations'
import { listConfabulations } from '@veracite/contract/confabulations/operations'
import { MAX_ITEMS } from '@veracite/core/confabulations/report'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

export function mountConfabulations(
  mount: Mount,
  services: Pick<Services, 'getConfabulations' | 'pageConfabulations'>,
): void {
  mount(listConfabulations, async ({ params, query, scope }) => ({
    status: 200,
    body: await services.getConfabulations({
      brandId: params.brandId,
      scope,
      engine: query.engine ?? null,
      intent: query.intent ?? null,
      window: query.window ?? '30d',
      limit: MAX_ITEMS,
    }),
  }))
  mount(pageConfabulations, async ({ params, query, scope }) => {
    const { report, nextCursor } = await services.pageConfabulations({
      brandId: params.brandId,
      scope,
      engine: query.engine ?? null,
      intent: query.intent ?? null,
      window: query.window ?? 'all',
      origin: query.origin ?? null,
      scanId: query.scanId ?? null,
      ...pageOf(query),
    })
    const { total, items } = report.confabulations
    const { demo, origin, apart } = report
    return { status: 200, body: { demo, origin, total, apart, items, nextCursor } }
  })
}
