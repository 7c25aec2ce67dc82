import * as contract from '@veracite/contract/rates/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountRates(mount: Mount, { rates }: Services['admin']): void {
  mount(contract.getRates, async ({ params, query: { scan, measure, origin, cells } }) => ({
    status: 200,
    body: await rates.rates(params.brandId, scan ?? null, measure ?? 'mentioned', origin, cells !== 'none'),
  }))
  mount(contract.getTrend, async ({ params, query: { measure, scans, origin } }) => ({
    status: 200,
    body: await rates.trend(params.brandId, measure ?? 'mentioned', Number(scans ?? 12), origin),
  }))
  mount(contract.getChanges, async ({ params, query: { from, to, measure, origin } }) => ({
    status: 200,
    body: await rates.changes(params.brandId, { from, to }, measure ?? 'mentioned', origin),
  }))
}
