import type { Paise } from 'shared-contracts/domain/money'
import type { Agenda } from '../agenda/agenda'
import type { Reports } from '../gateway/reports'
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
  return {
    make(order, { id, amount, note = null, notifyUrl }) {
      const payment = order.attempts.findLast(({ state }) => state === 'SUCCESS')
      if (!payment) return 'not-paid'
      if (ledger.orders().some((one) => one.provider === order.provider && hasRefund(one, id)))
        return 'id-taken'
      if (amount > amountLeft(order)) return 'too-much'
      const refund: Refund = {
        id,
        gatewayId: randomDigits(10),
        attemptId: payment.id,
        amount,
        note,
        state: 'PENDING',
        bankReference: randomDigits(12),
        notifyUrl,
        madeAt: now().toISOString(),
      }
      ledger.record({ type: 'refund-made', orderKey: order.key, refund })
      agenda.plan(order.key, BANK_TAKES_MINUTES, { kind: 'settle-refund', refundId: id, state: 'SUCCESS' })
      return refund
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

function hasRefund(order: Order, id: string): boolean {
  return order.refunds.some((refund) => refund.id === id)
}
