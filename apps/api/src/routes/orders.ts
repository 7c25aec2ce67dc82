import * as contract from '@veracite/contract/orders/operations'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'
import { signedBy, timeOf } from './from-request.ts'

export const orders: Routes = (on) => {
  on(contract.recordOrder, ({ services, params, body, caller }) =>
    services.orders.record(params.brandId, {
      ...body,
      sentAt: timeOf('sentAt', body.sentAt ?? null),
      receivedAt: timeOf('receivedAt', body.receivedAt ?? null),
      holdsFrom: timeOf('holdsFrom', body.holdsFrom ?? null),
      by: signedBy(caller, body.by),
    }),
  )
  on(contract.withdrawOrder, ({ services, params, body, caller }) =>
    services.orders.withdraw(params.orderId, { reason: body.reason, by: signedBy(caller, body.by) }),
  )
  on.reply(contract.makeOrderCase, async ({ services, params, body }) => {
    // A body may hold more than is declared, and a case is made of what the order says.
    const wish = pick(body, 'preparedBy', 'preparedFor', 'language')
    const { stored, added } = await services.orders.makeCase(params.orderId, wish)
    return { status: added ? 201 : 200, body: await services.cases.get(stored.id) }
  })
}
