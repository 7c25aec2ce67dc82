import { Type } from '@sinclair/typebox'
import type { AccountScope } from '@veracite/terms/ports'
import { defineOwnTool, PAGE, PageOf, pageOf, READS } from '../tool.ts'

export const listBrands = defineOwnTool({
  name: 'list_brands',
  title: 'List brands',
  description:
    'The brands that this token can see, with their identifiers: begin here. nextCursor is null on the last page.',
  annotations: READS,
  scope: 'read',
  input: Type.Object(PAGE, { additionalProperties: false }),
  output: PageOf,
  async call(services, args, { accountId }: AccountScope) {
    const { items, nextCursor } = await services.admin.brands.list({ accountId, ...pageOf(args) })
    return { value: { items: items.map(({ id, name, domain }) => ({ id, name, domain })), nextCursor } }
  },
})
