import type { Database } from '../../../db/connection'
import type { Outbox } from '../../../mail/outbox'
import type { Orders } from '../../orders'
import type { OwnerMails } from '../action-items/owner-mails'
import type { GatewayOrdersRepository } from '../checkout/gateway-orders.repository'
import type { ProviderName } from '../payments.tables'
import type { DisputeReport } from '../providers/gateway/payment-report'
import type { Gateways } from '../providers/gateways'
import type { ReportOutcome, ReportSource } from './apply-report'
import type { LedgerRepository } from './ledger.repository'

interface ApplyDisputeDeps {
  database: Pick<Database, 'inTransaction'>
  gatewayOrders: Pick<GatewayOrdersRepository, 'byGatewayOrderId'>
  ledger: Pick<LedgerRepository, 'add' | 'captureOf' | 'stateOf'>
  gateways: Pick<Gateways, 'get'>
  orders: Pick<Orders, 'find' | 'lock' | 'note'>
  outbox: Outbox
  ownerMails: Pick<OwnerMails, 'disputeMail'>
  now: () => Date
}

/** Records a chargeback reported by a gateway and notifies the owner. The order's status doesn't change. */
export function createApplyDispute({
  database,
  gatewayOrders,
  ledger,
  gateways,
  orders,
  outbox,
  ownerMails,
  now,
}: ApplyDisputeDeps) {
  /** @returns `unmatched` if it is not about an order. @throws Error if the payment is not reported yet */
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
      // Messages arrive in any order, and a decided dispute does not reopen.
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
      const { orderId } = await orders.find(found.order)
      await outbox.add(ownerMails.disputeMail(report, { gateway: gateways.get(provider).title, orderId }))
      return 'applied'
    })
  }
}
