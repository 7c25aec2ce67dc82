import { listConfabulations } from '@veracite/contract/confabulations'
import { MAX_ITEMS } from '@veracite/core/confabulations/report'
import { EVERY_ACCOUNT } from '@veracite/core/ports'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountConfabulations(mount: Mount, services: Pick<Services, 'getConfabulations'>): void {
  mount(listConfabulations, async ({ params, query }) => ({
    status: 200,
    body: await services.getConfabulations({
      brandId: params.brandId,
      scope: EVERY_ACCOUNT,
      engine: query.engine ?? null,
      intent: query.intent ?? null,
      window: query.window ?? '30d',
      limit: MAX_ITEMS,
    }),
  }))
}
