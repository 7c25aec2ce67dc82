import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/brands/operations'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'

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
  on(contract.changeBrand, ({ services, params, body }) =>
    services.brands.change(params.brandId, pick(body, ...MEMBERS, 'engines')),
  )
}
