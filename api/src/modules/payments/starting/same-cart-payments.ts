import { AppError } from '../../../errors'
import type { Orders, StoredOrder } from '../../orders'
import type { ApplyReport } from '../ledger/apply-report'
import { GatewayError } from '../providers/gateway-http'
import type { Gateways } from '../providers/gateways'
import type { GatewayOrdersRepository } from './gateway-orders.repository'

export interface SameCartPaymentsDeps {
  repository: GatewayOrdersRepository
  gateways: Gateways
  applyReport: ApplyReport['applyTo']
  sameCart: Orders['sameCart']
  onError: (error: GatewayError, id: string) => void
}

/**
 * A cart sent from two tabs has one payment page: before one of its orders is paid, the page of the other is closed.
 * Where that cannot be done, the other's page is the one to pay on. Only one such call may run at a time.
 */
export function createSameCartPayments(deps: SameCartPaymentsDeps) {
  const { repository, gateways, applyReport, sameCart, onError } = deps

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
      const { report } = await gateways[record.provider].close(record.gatewayOrderId)
      await applyReport(record, report, { who: 'customer' })
      return report.closed
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      onError(error, record.id)
      return false
    }
  }
}
