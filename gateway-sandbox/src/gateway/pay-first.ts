import type { Deliveries } from '../deliveries/deliveries'
import type { Order } from '../ledger/order'
import type { Attempts } from './attempts'
import { type Dialects, dialectOf } from './dialects'

/** Pays an order whose merchant still waits for the answer to its create call, and tells the merchant first. */
export type PayFirst = (order: Order) => Promise<void>

interface PayFirstDeps {
  attempts: Attempts
  deliveries: Deliveries
  dialects: Dialects
}

export function createPayFirst({ attempts, deliveries, dialects }: PayFirstDeps): PayFirst {
  return async (order) => {
    const { upiIds } = dialectOf(dialects, order).testData
    attempts.makePlain(order, { state: 'SUCCESS', method: { kind: 'upi', upiId: upiIds.success } })
    await deliveries.whenTold(order.key)
  }
}
