import * as contract from '@veracite/contract/rates/operations'
import type { Routes } from '../http/mount.ts'

export const rates: Routes = (on) => {
  on(contract.getRates, ({ services, params, query: { scan, measure, origin, cells } }) =>
    services.rates.rates(params.brandId, scan ?? null, measure ?? 'mentioned', origin, cells !== 'none'),
  )
  on(contract.getTrend, ({ services, params, query: { measure, scans, origin } }) =>
    services.rates.trend(params.brandId, measure ?? 'mentioned', Number(scans ?? 12), origin),
  )
  on(contract.getChanges, ({ services, params, query: { from, to, measure, origin } }) =>
    services.rates.changes(params.brandId, { from, to }, measure ?? 'mentioned', origin),
  )
}
