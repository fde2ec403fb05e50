import { say } from 'shared-contracts/i18n/translatable-message'
import { AppError } from '../../../../errors'
import type { Orders, StoredOrder } from '../../../orders'
import type { Ledger } from '../../ledger'
import { ifAnswered } from '../../providers/http/response-or-failure'
import type { GatewayOrdersRepository } from '../gateway-orders.repository'

export interface SameCartPaymentsDeps {
  gatewayOrders: Pick<GatewayOrdersRepository, 'newestOf'>
  ledger: Pick<Ledger, 'close'>
  orders: Pick<Orders, 'sameCart'>
  onError: (error: unknown, id: string) => void
}

/**
 * Makes sure that a cart sent from two tabs has one payment page: closes the page of the other order, or sends
 * the shopper to it if it can't be closed. Calls for the same cart must not overlap.
 */
export function createSameCartPayments({ gatewayOrders, ledger, orders, onError }: SameCartPaymentsDeps) {
  const { sameCart } = orders

  /** @returns the order to pay for the cart. @throws AppError if the cart was already paid as another order */
  return async function settleSameCart(order: StoredOrder): Promise<StoredOrder> {
    await refuseIfPaid(order)
    for (const other of await sameCart.openOnes(order)) {
      const isClosed = await closePage(other)
      await refuseIfPaid(order)
      if (!isClosed && !other.cancelledAt) return other
    }
    return order
  }

  async function refuseIfPaid(order: StoredOrder): Promise<void> {
    const paid = await sameCart.paidAs(order)
    if (!paid) return
    const { orderId } = paid
    throw new AppError(
      'ALREADY_PAID',
      say('You’ve already paid for this cart. Your order is {orderId}.', { orderId }),
    )
  }

  /** @returns true if nobody can pay on that page any more */
  async function closePage({ id }: StoredOrder): Promise<boolean> {
    const record = await gatewayOrders.newestOf(id)
    if (!record?.nextQuestionAt) return true
    const report = await ifAnswered(ledger.close(record, 'customer'), (error) => onError(error, record.id))
    return report?.closed ?? false
  }
}
