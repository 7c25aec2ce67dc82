import * as contract from '@veracite/contract/admin-rates'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountRates(mount: Mount, { rates }: Services['admin']): void {
  mount(contract.getRates, async ({ params, query: { scan, measure } }) => ({
    status: 200,
    body: await rates.rates(params.brandId, scan ?? null, measure ?? 'mentioned'),
  }))
  mount(contract.getTrend, async ({ params, query: { measure, scans } }) => ({
    status: 200,
    body: await rates.trend(params.brandId, measure ?? 'mentioned', Number(scans ?? 12)),
  }))
  mount(contract.getChanges, async ({ params, query: { from, to, measure } }) => ({
    status: 200,
    body: await rates.changes(params.brandId, { from, to }, measure ?? 'mentioned'),
  }))
}
