import { type Paise, paise } from 'shared-contracts/domain/money'
import type { Orders } from '../../orders'
import { isAllRefunded } from '../ledger/balance'
import type { CaptureRecord, LedgerRepository } from '../ledger/ledger.repository'
import type { RefundReport } from '../providers/payment-report'
import type { StandAloneRecord, StandAloneRepository } from '../stand-alone/stand-alone.repository'
import type { RefundRecord } from './refunds.repository'

export type KeptRefund = Pick<RefundRecord, 'id' | 'amount' | 'reason'>

export interface KeepRefundDeps {
  ledger: Pick<LedgerRepository, 'add' | 'capturesFor'>
  orders: Pick<Orders, 'note' | 'refunded'>
  standAlone: Pick<StandAloneRepository, 'find'>
  /** These two are called in the same transaction: for a refund that failed, and for a payer whom no mail reaches. */
  onFailed: (refund: KeptRefund, payment: CaptureRecord, reason: string) => Promise<void>
  onStandAloneDone: (payment: StandAloneRecord, amount: Paise) => Promise<void>
  now: () => Date
}

/** Keeps what a gateway reports of a refund: in the ledger, in the order's journal, and told to whom it concerns. */
export function createKeepRefund({
  ledger,
  orders,
  standAlone,
  onFailed,
  onStandAloneDone,
  now,
}: KeepRefundDeps) {
  /**
   * To be called for news alone, in a transaction that holds what was paid.
   * @param message the one that told it, if any did
   */
  return async function keep(
    refund: KeptRefund,
    payment: CaptureRecord,
    report: RefundReport,
    message?: number,
  ): Promise<void> {
    const { id, provider, gatewayOrder, standAlone: page, currency } = payment
    await ledger.add({
      at: now(),
      provider,
      kind: 'refund',
      state: report.state,
      gatewayId: refund.id,
      amount: refund.amount,
      currency,
      gatewayOrder,
      standAlone: page,
      capture: id,
      note: report.reason,
      report: message,
    })
    if (report.state === 'failed') await onFailed(refund, payment, report.reason)
    if (payment.order) await tellOrder(payment.order, refund, payment, report)
    const payer = page && report.state === 'done' ? await standAlone.find(page) : undefined
    if (payer) await onStandAloneDone(payer, paise(refund.amount))
  }

  async function tellOrder(
    order: string,
    refund: KeptRefund,
    payment: CaptureRecord,
    { state, reason }: RefundReport,
  ): Promise<void> {
    const about = { refund: refund.id, paymentId: payment.gatewayId, amount: paise(refund.amount) }
    if (state === 'failed')
      await orders.note(order, { who: 'gateway', kind: 'refund-failed', ...about, note: reason })
    if (state !== 'done') return
    const isAll = isAllRefunded(await ledger.capturesFor(order))
    await orders.refunded(order, { ...about, reason: refund.reason, isAll })
  }
}

export type KeepRefund = ReturnType<typeof createKeepRefund>
