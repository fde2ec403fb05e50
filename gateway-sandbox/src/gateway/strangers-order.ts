import { type Order, orderKey } from '../ledger/order'
import { randomDigits, randomToken } from '../random-id'

/** An order of another shop with the same account at the gateway: like the given one, and unknown to its merchant. */
export function strangersOrder(order: Order): Order {
  const id = `UNKNOWN-${randomDigits(12)}`
  return {
    ...order,
    id,
    key: orderKey(order.provider, id),
    gatewayId: order.gatewayId.replace(/\d+$/, (digits) => randomDigits(digits.length)),
    token: randomToken(),
    fault: undefined,
    attempts: [],
    refunds: [],
    disputes: [],
  }
}
