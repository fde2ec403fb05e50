import type { Paise } from 'shared-contracts/domain/money'
import type { Agenda } from '../agenda/agenda'
import { refundFaultNamed } from '../faults/choose-fault'
import type { RefundFault } from '../faults/fault'
import type { Reports } from '../gateway/reports'
import type { Attempt } from '../ledger/attempt'
import type { Ledger } from '../ledger/ledger'
import type { Order } from '../ledger/order'
import type { Refund } from '../ledger/refund'
import { randomDigits } from '../random-id'
import { amountLeft } from './amount-left'

export type RefundRefusal = 'not-paid' | 'too-much' | 'id-taken'

export interface RefundRequest {
  id: string
  amount: Paise
  note?: string | null
  notifyUrl?: string
}

/** How long the bank takes when nothing goes wrong, in minutes of the schedule. */
const usual: RefundFault['outcomes'] = [{ minutes: 1, state: 'SUCCESS' }]

/** Money back to customers: every refund is pending at first, and its outcome is reported to the merchant. */
export interface Refunds {
  /**
   * Gives back from one payment: the latest that has so much left.
   *
   * @param fault the name of the one that was chosen for it
   */
  make(order: Order, request: RefundRequest, fault?: string): Refund | RefundRefusal
  /** Gives a payment that came too late back at once, unasked. */
  giveBack(order: Order, payment: Attempt): void
  /**
   * @param isAfterFailure whether one that was declined may be paid out after all
   * @returns whether there was such a refund, still pending or declined
   */
  settle(order: Order, refundId: string, state: 'SUCCESS' | 'FAILED', isAfterFailure?: boolean): boolean
}

interface RefundsDeps {
  ledger: Ledger
  agenda: Agenda
  reports: Reports
  now: () => Date
}

export function createRefunds({ ledger, agenda, reports, now }: RefundsDeps): Refunds {
  function begin(order: Order, payment: Attempt, request: RefundRequest, faultName?: string) {
    const { id, amount, note = null, notifyUrl } = request
    const fault = refundFaultNamed(faultName)
    const refund: Refund = {
      id,
      gatewayId: randomDigits(10),
      attemptId: payment.id,
      amount,
      note,
      state: 'PENDING',
      bankReference: randomDigits(12),
      notifyUrl,
      isAutomatic: payment.isReversed,
      fault: fault?.name,
      madeAt: now().toISOString(),
    }
    ledger.record({ type: 'refund-made', orderKey: order.key, refund })
    for (const [index, { minutes, state }] of (fault?.outcomes ?? usual).entries())
      agenda.plan(order.key, minutes, {
        kind: 'settle-refund',
        refundId: id,
        state,
        isAfterFailure: index > 0 || undefined,
      })
    return refund
  }

  return {
    make(order, request, fault) {
      const payments = order.attempts.filter(({ state, isReversed }) => state === 'SUCCESS' && !isReversed)
      if (payments.length === 0) return 'not-paid'
      const others = ledger.orders().filter(({ provider }) => provider === order.provider)
      if (others.some(({ refunds }) => refunds.some(({ id }) => id === request.id))) return 'id-taken'
      const payment = payments.findLast((one) => amountLeft(order, one) >= request.amount)
      return payment ? begin(order, payment, request, fault) : 'too-much'
    },
    giveBack(order, payment) {
      const note = 'The payment came after the order had expired'
      begin(order, payment, { id: `auto_${randomDigits(16)}`, amount: order.amount, note })
    },
    settle(order, refundId, state, isAfterFailure = false) {
      const refund = order.refunds.find(({ id }) => id === refundId)
      const isOpen = refund?.state === 'PENDING'
      const isRevived = isAfterFailure && refund?.state === 'FAILED' && state === 'SUCCESS'
      if (!refund || !(isOpen || isRevived)) return false
      const settledAt = now().toISOString()
      ledger.record({ type: 'refund-settled', orderKey: order.key, refundId, state, at: settledAt })
      reports.ofRefund(ledger.order(order.key) ?? order, { ...refund, state, settledAt })
      return true
    },
  }
}
