import { Type } from '@sinclair/typebox'
import { listDeclarations as adminListDeclarations } from '@veracite/contract/predicates/declarations'
import { AnyObject } from '../schemas.ts'
import { short } from '../short.ts'
import { BRAND, defineOwnTool } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

export const listPredicates = defineOwnTool(adminListDeclarations, 'list_predicates', {
  input: Type.Object({ ...BRAND }, { additionalProperties: false }),
  output: Type.Object({ brand: AnyObject }, { additionalProperties: true }),
  async call(services, { brand: named }) {
    const brand = await services.resolveBrand(named)
    const { items } = await services.declarations.list(brand.id)
    return {
      value: markUntrusted(['items[].label', 'items[].question'], {
        brand,
        items: items
          .filter(({ withdrawnAt }) => withdrawnAt === null)
          .map(({ name, label, question, value, compare, hint, version }) => ({
            name,
            label: short(label, 60),
            question: short(question, 300),
            value: value.kind,
            compare,
            enter: short(hint, 200),
            version,
          })),
      }),
    }
  },
})
