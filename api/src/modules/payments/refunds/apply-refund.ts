import { paise } from 'shared-contracts/values/money'
import type { Database } from '../../../db/connection'
import type { Outbox } from '../../../mail/outbox'
import type { Orders } from '../../orders'
import type { OwnerMails } from '../action-items/owner-mails'
import type { GatewayOrdersRepository } from '../checkout/gateway-orders.repository'
import type { StandAloneRepository } from '../checkout/stand-alone/stand-alone.repository'
import type { Ledger } from '../ledger'
import type { ReportOutcome } from '../ledger/apply-report'
import { isAllRefunded } from '../ledger/balance'
import type { CaptureRecord } from '../ledger/ledger.repository'
import type { ProviderName } from '../payments.tables'
import type { MadeRefund, RefundReport } from '../providers/gateway/payment-report'
import type { NamedRefund, RefundRecord, RefundsRepository } from './refunds.repository'

export interface ApplyRefundDeps {
  database: Pick<Database, 'inTransaction'>
  repository: Pick<RefundsRepository, 'askAt'>
  ledger: Pick<Ledger, 'add' | 'captureOf' | 'capturesFor' | 'lock' | 'stateOf'>
  gatewayOrders: Pick<GatewayOrdersRepository, 'byGatewayOrderId'>
  orders: Pick<Orders, 'note' | 'refunded'>
  standAlonePayments: Pick<StandAloneRepository, 'find'>
  outbox: Outbox
  ownerMails: Pick<OwnerMails, 'refundFailedMail' | 'standAloneRefundedMail'>
  now: () => Date
}

/** Applies a gateway's report about a refund: updates the ledger and the order's history, and sends mails. */
export function createApplyRefund(deps: ApplyRefundDeps) {
  const { database, repository, ledger, gatewayOrders, orders, standAlonePayments, outbox, ownerMails, now } =
    deps

  /** Applies the gateway's response about a refund that the shop ordered. */
  function applyAnswer(record: RefundRecord, payment: CaptureRecord, report: RefundReport): Promise<void> {
    return database.inTransaction(async () => {
      await ledger.lock(payment)
      const before = await ledger.stateOf(payment.provider, 'refund', record.id)
      const wasOver = before === 'done' || before === 'failed'
      const isNews = before !== report.state && (report.state !== 'pending' || before === undefined)
      if (isNews) await keep(record, payment, report)
      // A gateway that contradicts its earlier report is asked again.
      const isOver = report.state !== 'pending' && !(isNews && wasOver)
      if (isOver) await repository.askAt(record.id, null)
    })
  }

  /** Records a refund made by the gateway or on its dashboard. @throws Error if its payment is not known yet */
  function applyMade(provider: ProviderName, made: MadeRefund, message: number): Promise<ReportOutcome> {
    return database.inTransaction(async () => {
      if (!(await gatewayOrders.byGatewayOrderId(made.gatewayOrderId))) return 'unmatched'
      const payment = await ledger.captureOf(provider, made.paymentId)
      if (!payment)
        throw new Error(`The payment ${made.paymentId} of refund ${made.id} is not in the ledger yet.`)
      await ledger.lock(payment)
      const before = await ledger.stateOf(provider, 'refund', made.id)
      if (before === made.state || (before && made.state === 'pending')) return 'repeated'
      await keep({ ...made, reason: 'Refunded by the gateway.' }, payment, made, message)
      return 'applied'
    })
  }

  /** Records a refund's new state. Call in a transaction that locks the payment. */
  async function keep(
    refund: NamedRefund,
    payment: CaptureRecord,
    { state, reason: note }: RefundReport,
    message?: number,
  ): Promise<void> {
    const { id, provider, gatewayOrder, order, standAlone, currency } = payment
    const { amount } = refund
    await ledger.add({
      at: now(),
      provider,
      kind: 'refund',
      state,
      gatewayId: refund.id,
      amount,
      currency,
      gatewayOrder,
      standAlone,
      capture: id,
      note,
      report: message,
    })
    if (state === 'failed') await outbox.add(ownerMails.refundFailedMail(refund, payment, note))
    const about = { refund: refund.id, paymentId: payment.gatewayId, amount: paise(amount) }
    if (order && state === 'failed')
      await orders.note(order, { who: 'gateway', kind: 'refund-failed', ...about, note })
    if (order && state === 'done') {
      const isAll = isAllRefunded(await ledger.capturesFor(order))
      await orders.refunded(order, { ...about, reason: refund.reason, isAll })
    }
    const payer = standAlone && state === 'done' ? await standAlonePayments.find(standAlone) : undefined
    if (payer) await outbox.add(ownerMails.standAloneRefundedMail(payer, paise(amount)))
  }

  return { applyAnswer, applyMade }
}

export type ApplyRefund = ReturnType<typeof createApplyRefund>
