import { AppError } from '../../../errors'
import type { Orders, StoredOrder } from '../../orders'
import type { PaymentWords } from '../ledger/apply-report'
import { GatewayError } from '../providers/gateway-http'
import type { Gateways } from '../providers/gateways'
import type { PaymentsRepository } from './gateway-orders.repository'

export interface SameCartPaymentsDeps {
  repository: PaymentsRepository
  gateways: Gateways
  words: PaymentWords
  sameCart: Orders['sameCart']
  onError: (error: GatewayError, id: string) => void
}

/**
 * A cart sent from two tabs has one payment page: before one of its orders is paid, the page of the other is closed.
 * Where that cannot be done, the other's page is the one to pay on. Only one such call may run at a time.
 */
export function createSameCartPayments(deps: SameCartPaymentsDeps) {
  const { repository, gateways, words, sameCart, onError } = deps

  /** @returns the order to pay for the cart. @throws AppError when the cart is paid as another order */
  return async function settleSameCart(order: StoredOrder): Promise<StoredOrder> {
    await refuseIfPaid(order)
    for (const other of await sameCart.openOnes(order)) {
      const isClosed = await closePage(other)
      await refuseIfPaid(order)
      if (!isClosed) return other
    }
    return order
  }

  async function refuseIfPaid(order: StoredOrder): Promise<void> {
    const other = await sameCart.paidAs(order)
    if (other)
      throw new AppError('ALREADY_PAID', `The same cart has been paid already, as order ${other.orderId}.`)
  }

  /** @returns whether nobody can pay there any more */
  async function closePage({ id }: StoredOrder): Promise<boolean> {
    const record = await repository.newestOf(id)
    if (!record?.nextQuestionAt) return true
    try {
      const { word } = await gateways[record.provider].close(record.gatewayOrderId)
      await words.applyTo(record, word, 'customer')
      return word.closed
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      onError(error, record.id)
      return false
    }
  }
}
