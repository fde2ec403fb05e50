import type { ProviderName } from '../../../db/tables/payments'
import type { ReportOutcome } from '../ledger/apply-report'
import type { CaptureRecord, LedgerRepository } from '../ledger/ledger.repository'
import type { MadeRefund } from '../providers/payment-report'
import type { GatewayOrdersRepository } from '../starting/gateway-orders.repository'
import type { KeepRefund } from './keep-refund'

export interface MadeRefundsDeps {
  ledger: Pick<LedgerRepository, 'captureOf' | 'stateOf'>
  gatewayOrders: Pick<GatewayOrdersRepository, 'byGatewayOrderId'>
  keep: KeepRefund
  /** Holds what a payment was for until the transaction ends. */
  lock: (payment: CaptureRecord) => Promise<void>
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
}

/** Refunds that nobody here has ordered: of money that came too late, or made on the gateway's own pages. */
export function createMadeRefunds({ ledger, gatewayOrders, keep, lock, inTransaction }: MadeRefundsDeps) {
  /** @throws Error while the payment is not known, for messages come in any order */
  return function apply(provider: ProviderName, made: MadeRefund, message: number): Promise<ReportOutcome> {
    return inTransaction(async () => {
      if (!(await gatewayOrders.byGatewayOrderId(made.gatewayOrderId))) return 'parked'
      const payment = await ledger.captureOf(provider, made.paymentId)
      if (!payment) throw new Error(`The payment ${made.paymentId} of refund ${made.id} is not known yet.`)
      await lock(payment)
      const before = await ledger.stateOf(provider, 'refund', made.id)
      if (before === made.state || (before && made.state === 'pending')) return 'repeated'
      await keep({ ...made, reason: 'Given back by the gateway.' }, payment, made, message)
      return 'applied'
    })
  }
}
