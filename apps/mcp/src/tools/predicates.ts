import { listDeclarations as adminListDeclarations } from '@veracite/contract/predicates/declarations'
import { short } from '../short.ts'
import { defineBrandTool } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

export const listPredicates = defineBrandTool(adminListDeclarations, 'list_predicates', {
  output: {},
  async call(services, brand) {
    const { items } = await services.declarations.list(brand.id)
    return {
      value: markUntrusted(['items[].label', 'items[].question'], {
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
