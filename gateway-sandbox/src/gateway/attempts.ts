import { paise } from 'shared-contracts/values/money'
import type { Deliveries } from '../deliveries/deliveries'
import type { Reports } from '../deliveries/reports'
import { faultNamed } from '../faults/choose-fault'
import type { Basics } from '../values/basics'
import { randomDigits } from '../values/random-id'
import type { Agenda } from './agenda'
import type { Refunds } from './refunds'
import {
  type Attempt,
  type AttemptState,
  isExpired,
  isPaid,
  type Method,
  newOrder,
  type Order,
  type Outcome,
  pendingAttempt,
} from './store/order'

export type Settlement = 'settled' | 'nothing-pending' | 'already-paid'

export interface Payment {
  state: AttemptState
  method?: Method
  /** The fault chosen with the payment; by default the order's own. */
  fault?: string
}

interface AttemptsDeps {
  deliveries: Deliveries
  reports: Reports
  refunds: Refunds
  agenda: Agenda
}

export type Attempts = ReturnType<typeof createAttempts>

/** Applies the actions of customers and banks to an order, and reports each final outcome to the merchant. */
export function createAttempts(
  { store, dialects, now }: Basics,
  { deliveries, reports, refunds, agenda }: AttemptsDeps,
) {
  function record(order: Order, { state, method, fault }: Payment): Attempt {
    const at = now().toISOString()
    const attempt = {
      id: randomDigits(10),
      method,
      state,
      fault,
      bankReference: randomDigits(12),
      madeAt: at,
      settledAt: state === 'PENDING' ? undefined : at,
    }
    order.attempts.push(attempt)
    store.orders.set(order.key, order)
    reports.ofAttempt(order, attempt)
    return attempt
  }

  return {
    make(order: Order, payment: Payment) {
      const fault = faultNamed(payment.fault ?? order.fault, 'payment')
      if (!fault || payment.state !== 'SUCCESS') {
        record(order, { ...payment, fault: fault?.name })
        return
      }
      const { amountOffPaise = 0, firstState = payment.state, later = [], isUnknownPaid } = fault
      order.amount = paise(order.amount + amountOffPaise)
      const attempt = record(order, { ...payment, state: firstState, fault: fault.name })
      for (const { minutes, act } of later) agenda.plan(order, minutes, { kind: act, attemptId: attempt.id })
      if (isUnknownPaid) record(strangersOrder(order), payment)
    },

    /** Like `make`, without faults. */
    makePlain: record,

    /** Pays an order and notifies its merchant, before the merchant gets the response to the create call. */
    async payFirst(order: Order) {
      const { upiIds } = dialects[order.provider].testData
      record(order, { state: 'SUCCESS', method: { kind: 'upi', upiId: upiIds.success } })
      await deliveries.whenTold(order.key)
    },

    /** Decides an attempt, by default the latest. A second success is refused; one after expiry is refunded. */
    settle(order: Order, state: Outcome, attemptId?: string): Settlement {
      const named = order.attempts.find(({ id, state }) => id === attemptId && state === 'PENDING')
      const pending = attemptId ? named : pendingAttempt(order)
      if (!pending) return 'nothing-pending'
      if (state === 'SUCCESS' && isPaid(order)) return 'already-paid'
      const at = now()
      pending.state = state
      pending.isReversed = (state === 'SUCCESS' && isExpired(order, at)) || undefined
      pending.settledAt = at.toISOString()
      store.orders.set(order.key, order)
      reports.ofAttempt(order, pending)
      if (pending.isReversed) refunds.reverse(order, pending)
      return 'settled'
    },

    expire(order: Order) {
      order.expiresAt = now().toISOString()
      store.orders.set(order.key, order)
    },
  }
}

/** Copies an order with ids unknown to the merchant, as if another shop used the same gateway account. */
function strangersOrder(order: Order): Order {
  const { createdAt, provider, gatewayId } = order
  return {
    ...order,
    ...newOrder(provider, `UNKNOWN-${randomDigits(12)}`, new Date(createdAt)),
    gatewayId: gatewayId.replace(/\d+$/, (digits) => randomDigits(digits.length)),
    fault: undefined,
  }
}
