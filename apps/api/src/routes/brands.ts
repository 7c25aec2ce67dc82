import * as contract from '@veracite/contract/brands/operations'
import type { Routes } from '../http/mount.ts'
import { pageOf, pick } from './from-request.ts'

const MEMBERS = ['name', 'domain', 'aliases', 'samplesPerPrompt', 'captureSources', 'pageFacts'] as const

export const brands: Routes = (on) => {
  on(contract.addBrand, ({ services, body }) =>
    services.brands.add({ aliases: [], ...pick(body, 'accountId', ...MEMBERS) }),
  )
  on(contract.listBrands, ({ services, query }) =>
    services.brands.list({
      accountId: query.accountId ?? null,
      archived: query.archived === 'true',
      ...pageOf(query),
    }),
  )
  on(contract.getBrand, ({ services, params }) => services.brands.get(params.brandId))
  on(contract.changeBrand, ({ services, params, body }) =>
    services.brands.change(params.brandId, pick(body, ...MEMBERS)),
  )
  on(contract.archiveBrand, ({ services, params }) => services.brands.archive(params.brandId))
  on(contract.restoreBrand, ({ services, params }) => services.brands.restore(params.brandId))
}
