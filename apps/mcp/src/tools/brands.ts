import { Type } from '@sinclair/typebox'
import { listBrands as adminListBrands } from '@veracite/contract/accounts/operations'
import { accountsIn } from '@veracite/terms/ports'
import { BRAND, defineOwnTool, PAGE, PageOf, pageOf, READS } from '../tool.ts'

export const listBrands = defineOwnTool({
  name: 'list_brands',
  operation: adminListBrands,
  title: 'List brands',
  description:
    'The brands that this token can see, with their identifiers: begin here. nextCursor is null on the last page.',
  annotations: READS,
  scope: 'read',
  input: Type.Object(PAGE, { additionalProperties: false }),
  output: PageOf,
  async call(services, args, scope) {
    const { items, nextCursor } = await services.admin.brands.list({
      accountId: scope.accountId,
      accounts: accountsIn(scope),
      ...pageOf(args),
    })
    return { value: { items: items.map(({ id, name, domain }) => ({ id, name, domain })), nextCursor } }
  },
})

export const findBrand = defineOwnTool({
  name: 'find_brand',
  operation: adminListBrands,
  title: 'Find a brand',
  description:
    'The brand with this name, other name or domain, and its identifier. If several fit, the error names them.',
  annotations: READS,
  scope: 'read',
  input: Type.Object(BRAND, { additionalProperties: false }),
  output: Type.Object(
    { id: Type.String(), name: Type.String(), domain: Type.String() },
    { additionalProperties: true },
  ),
  call: async (services, { brand }, scope) => ({
    value: { ...(await services.resolveBrand({ named: brand, scope })) },
  }),
})
