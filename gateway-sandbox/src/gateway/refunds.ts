import { add, type Paise, paise } from 'shared-contracts/values/money'
import type { Reports } from '../deliveries/reports'
import { faultNamed } from '../faults/choose-fault'
import type { RefundFault } from '../faults/fault'
import type { Basics } from '../values/basics'
import { randomDigits } from '../values/random-id'
import type { Agenda } from './agenda'
import { type Attempt, listRetainedPayments, type Order, type Outcome, type Refund } from './store/order'
import { findRefund } from './store/orders'

export type RefundRefusal = 'not-paid' | 'too-much' | 'id-taken'

export interface RefundRequest {
  id: string
  amount: Paise
  note?: string | null
  notifyUrl?: string
}

/** The bank's usual processing time, in scheduled minutes. */
const usual: RefundFault['outcomes'] = [{ minutes: 1, state: 'SUCCESS' }]

interface RefundsDeps {
  agenda: Agenda
  reports: Reports
}

export type Refunds = ReturnType<typeof createRefunds>

/** Refunds to customers: each one is pending at first, and its outcome is reported to the merchant. */
export function createRefunds({ store, now }: Basics, { agenda, reports }: RefundsDeps) {
  function begin(order: Order, payment: Attempt, request: RefundRequest, faultName?: string) {
    const { id, amount, note = null, notifyUrl } = request
    const fault = faultNamed(faultName, 'refund')
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
    order.refunds.push(refund)
    store.orders.set(order.key, order)
    for (const [index, { minutes, state }] of (fault?.outcomes ?? usual).entries())
      agenda.plan(order, minutes, {
        kind: 'settle-refund',
        refundId: id,
        state,
        isAfterFailure: index > 0 || undefined,
      })
    return refund
  }

  return {
    /** Refunds the latest payment with enough left. @param fault the name of the chosen fault */
    make(order: Order, request: RefundRequest, fault?: string): Refund | RefundRefusal {
      const payments = listRetainedPayments(order)
      if (payments.length === 0) return 'not-paid'
      if (findRefund(store, order.provider, request.id)) return 'id-taken'
      const payment = payments.findLast((one) => amountLeft(order, one) >= request.amount)
      return payment ? begin(order, payment, request, fault) : 'too-much'
    },
    /** Refunds a late payment immediately, without a request. */
    reverse(order: Order, payment: Attempt) {
      const note = 'The payment arrived after the order had expired'
      begin(order, payment, { id: `auto_${randomDigits(16)}`, amount: order.amount, note })
    },
    /** @param isAfterFailure true to pay out a declined refund too. @returns false if none can be decided */
    settle(order: Order, refundId: string, state: Outcome, isAfterFailure = false): boolean {
      const refund = order.refunds.find(({ id }) => id === refundId)
      const isOpen = refund?.state === 'PENDING'
      const isRevived = isAfterFailure && refund?.state === 'FAILED' && state === 'SUCCESS'
      if (!refund || !(isOpen || isRevived)) return false
      refund.state = state
      refund.settledAt = now().toISOString()
      store.orders.set(order.key, order)
      reports.ofRefund(order, refund)
      return true
    },
  }
}

/** Returns the refundable part of a payment. Failed refunds do not count. */
function amountLeft(order: Order, { id }: Attempt): Paise {
  const given = order.refunds.filter(({ attemptId, state }) => attemptId === id && state !== 'FAILED')
  return paise(order.amount - add(...given.map(({ amount }) => amount)))
}
