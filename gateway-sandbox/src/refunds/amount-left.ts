import { add, type Paise, paise } from 'shared-contracts/domain/money'
import type { Attempt } from '../ledger/attempt'
import type { Order } from '../ledger/order'

/** What of a payment can still be given back: a refund that failed has given nothing. */
export function amountLeft(order: Order, { id }: Attempt): Paise {
  const given = order.refunds
    .filter(({ attemptId, state }) => attemptId === id && state !== 'FAILED')
    .map(({ amount }) => amount)
  return paise(order.amount - add(...given))
}
