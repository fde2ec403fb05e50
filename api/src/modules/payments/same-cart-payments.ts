import { AppError } from '../../errors'
import type { Orders, StoredOrder } from '../orders'
import type { Gateways } from './gateways'
import type { PaymentWords } from './payment-words'
import type { PaymentsRepository } from './payments.repository'
import { GatewayError } from './providers/gateway-http'

export interface SameCartPaymentsDeps {
  repository: PaymentsRepository
  gateways: Gateways
  words: PaymentWords
  sameCart: Orders['sameCart']
  onError: (error: GatewayError, id: string) => void
}

/**
 * A cart sent from two tabs is paid once, as far as a gateway lets us: before one of its orders is paid, the pages of
 * the others are closed. Where that cannot be done, a second payment is held for a refund.
 */
export function createSameCartPayments(deps: SameCartPaymentsDeps) {
  const { repository, gateways, words, sameCart, onError } = deps

  /** @throws AppError when the cart is paid as another order */
  return async function settleSameCart(order: StoredOrder): Promise<void> {
    await refuseIfPaid(order)
    const others = await sameCart.openOnes(order)
    if (others.length === 0) return
    for (const other of others) await closePage(other)
    await refuseIfPaid(order)
  }

  async function refuseIfPaid(order: StoredOrder): Promise<void> {
    const other = await sameCart.paidAs(order)
    if (other)
      throw new AppError('ALREADY_PAID', `The same cart has been paid already, as order ${other.orderId}.`)
  }

  async function closePage({ id }: StoredOrder): Promise<void> {
    const record = await repository.newestOf(id)
    if (!record?.nextQuestionAt) return
    try {
      const { word } = await gateways[record.provider].close(record.gatewayOrderId)
      await words.applyTo(record, word, 'customer')
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      onError(error, record.id)
    }
  }
}
