import { listOrders as operation } from '@veracite/contract/orders/operations'
import { pick } from '@veracite/terms/pick'
import { dayOf, short } from '../short.ts'
import { defineBrandTool, PAGE, PageOf, pageOf } from '../tool.ts'

export const listOrders = defineBrandTool(operation, 'list_orders', {
  input: PAGE,
  output: PageOf,
  async call(services, brand, page) {
    const { items, nextCursor } = await services.orders.list(brand.id, pageOf({ limit: 10, ...page }))
    return {
      value: {
        items: items.map((order) => ({
          ...pick(order, 'id', 'kind', 'addressee', 'court', 'fileNumber', 'state', 'hindered'),
          wording: short(order.wording, 300),
          statements: order.statements.map(({ words }) => short(words, 200)),
          holdsFrom: dayOf(order.holdsFrom),
          looks: `${order.looks.length} of ${order.plan.looks}`,
        })),
        nextCursor,
      },
    }
  },
})
