import type { Paise } from 'shared-contracts/domain/money'
import type { Agenda } from '../agenda/agenda'
import { isDeclinedRefund } from '../faults/choose-fault'
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

/** How long the bank takes, in minutes of the schedule. */
const BANK_TAKES_MINUTES = 1

/** Money back to customers: every refund is pending at first, and its outcome is reported to the merchant. */
export interface Refunds {
  make(order: Order, request: RefundRequest): Refund | RefundRefusal
  /** Gives a payment that came too late back at once, unasked. */
  giveBack(order: Order, payment: Attempt): void
  /** @returns whether there was such a refund, still pending */
  settle(order: Order, refundId: string, state: 'SUCCESS' | 'FAILED'): boolean
}

interface RefundsDeps {
  ledger: Ledger
  agenda: Agenda
  reports: Reports
  now: () => Date
}

export function createRefunds({ ledger, agenda, reports, now }: RefundsDeps): Refunds {
  function begin(order: Order, payment: Attempt, { id, amount, note = null, notifyUrl }: RefundRequest) {
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
      madeAt: now().toISOString(),
    }
    ledger.record({ type: 'refund-made', orderKey: order.key, refund })
    const state = isDeclinedRefund(amount) ? 'FAILED' : 'SUCCESS'
    agenda.plan(order.key, BANK_TAKES_MINUTES, { kind: 'settle-refund', refundId: id, state })
    return refund
  }

  return {
    make(order, request) {
      const payment = order.attempts.findLast(({ state, isReversed }) => state === 'SUCCESS' && !isReversed)
      if (!payment) return 'not-paid'
      const others = ledger.orders().filter(({ provider }) => provider === order.provider)
      if (others.some(({ refunds }) => refunds.some(({ id }) => id === request.id))) return 'id-taken'
      if (request.amount > amountLeft(order)) return 'too-much'
      return begin(order, payment, request)
    },
    giveBack(order, payment) {
      const note = 'The payment came after the order had expired'
      begin(order, payment, { id: `auto_${randomDigits(16)}`, amount: order.amount, note })
    },
    settle(order, refundId, state) {
      const pending = order.refunds.find((refund) => refund.id === refundId && refund.state === 'PENDING')
      if (!pending) return false
      const settledAt = now().toISOString()
      ledger.record({ type: 'refund-settled', orderKey: order.key, refundId, state, at: settledAt })
      reports.ofRefund(ledger.order(order.key) ?? order, { ...pending, state, settledAt })
      return true
    },
  }
}
