import type { Database } from '../../../db/connection'
import type { Outbox } from '../../../mail/outbox'
import type { Orders } from '../../orders'
import { disputeMail } from '../action-items/owner-mails'
import type { GatewayOrdersRepository } from '../checkout/gateway-orders.repository'
import type { ProviderName } from '../payments.tables'
import type { DisputeReport } from '../providers/gateway/payment-report'
import type { ReportOutcome, ReportSource } from './apply-report'
import type { LedgerRepository } from './ledger.repository'

interface ApplyDisputeDeps {
  database: Pick<Database, 'inTransaction'>
  gatewayOrders: Pick<GatewayOrdersRepository, 'byGatewayOrderId'>
  ledger: Pick<LedgerRepository, 'add' | 'captureOf' | 'stateOf'>
  orders: Pick<Orders, 'lock' | 'note'>
  outbox: Outbox
  now: () => Date
}

/** Keeps what a gateway reports of money that a payer's bank asks back, and tells the owner. The order's state stays. */
export function createApplyDispute({
  database,
  gatewayOrders,
  ledger,
  orders,
  outbox,
  now,
}: ApplyDisputeDeps) {
  /**
   * @returns `unmatched` when it is about no order of ours
   * @throws Error while the payment of an order of ours has not been reported: the message is tried again
   */
  return function apply(
    provider: ProviderName,
    report: DisputeReport,
    { who, message }: ReportSource,
  ): Promise<ReportOutcome> {
    return database.inTransaction(async () => {
      const found = await ledger.captureOf(provider, report.paymentId)
      if (!found?.order) {
        const record = await gatewayOrders.byGatewayOrderId(report.gatewayOrderId)
        if (record?.provider !== provider) return 'unmatched'
        throw new Error(`Payment ${report.paymentId} has not been reported yet.`)
      }
      await orders.lock(found.order)
      const before = await ledger.stateOf(provider, 'dispute', report.id)
      // Messages come in any order: one that was decided is not open again.
      if (before === report.state || (before && report.state === 'open')) return 'repeated'
      const { id, state, amount, paymentId, reason: note } = report
      await ledger.add({
        at: now(),
        provider,
        kind: 'dispute',
        state,
        gatewayId: id,
        amount,
        currency: found.currency,
        gatewayOrder: found.gatewayOrder,
        capture: found.id,
        note,
        report: message,
      })
      await orders.note(found.order, { who, kind: `dispute-${state}`, paymentId, amount, note })
      await outbox.add(disputeMail(report))
      return 'applied'
    })
  }
}
