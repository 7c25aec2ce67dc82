import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'

export type OrderDetail = AnswerOf<'GET /api/admin/orders/{orderId}'>
export type OrderLine = OrderDetail['breaches'][number]

const STATES: Record<OrderDetail['state'], string> = {
  holds: say('orders.holds'),
  withdrawn: say('orders.withdrawn'),
  superseded: say('orders.superseded'),
}

export const stateWords = (state: OrderDetail['state']): string => STATES[state]
