import { Type } from '@sinclair/typebox'
import { listBrands as adminListBrands } from '@veracite/contract/brands/operations'
import { BRAND, defineOwnTool, PAGE, PageOf, pageOf } from '../tool.ts'

export const listBrands = defineOwnTool(adminListBrands, 'list_brands', {
  input: PAGE,
  output: PageOf,
  async call(services, args) {
    const { items, nextCursor } = await services.brands.list({
      accountId: null,
      ...pageOf(args),
    })
    return { value: { items: items.map(({ id, name, domain }) => ({ id, name, domain })), nextCursor } }
  },
})

export const findBrand = defineOwnTool(adminListBrands, 'find_brand', {
  input: BRAND,
  output: { id: Type.String(), name: Type.String(), domain: Type.String() },
  call: async (services, { brand }) => ({
    value: { ...(await services.resolveBrand(brand)) },
  }),
})
