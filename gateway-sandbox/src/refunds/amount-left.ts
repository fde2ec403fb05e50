import { add, type Paise, paise } from 'shared-contracts/domain/money'
import type { Order } from '../ledger/order'

/** What can still be given back: a refund that failed has given nothing. */
export function amountLeft(order: Order): Paise {
  const given = order.refunds.filter(({ state }) => state !== 'FAILED').map(({ amount }) => amount)
  return paise(order.amount - add(...given))
}
