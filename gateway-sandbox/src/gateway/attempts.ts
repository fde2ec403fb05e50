import { paise } from 'shared-contracts/domain/money'
import type { Agenda } from '../agenda/agenda'
import { paymentFaultNamed } from '../faults/choose-fault'
import type { LaterAct } from '../faults/fault'
import type { Attempt, AttemptState, Method } from '../ledger/attempt'
import type { Ledger } from '../ledger/ledger'
import { isExpired, isPaid, type Order, pendingAttempt } from '../ledger/order'
import type { StepAct } from '../ledger/step'
import { randomDigits } from '../random-id'
import type { Refunds } from '../refunds/refunds'
import type { Reports } from './reports'
import { strangersOrder } from './strangers-order'

export type Settlement = 'settled' | 'nothing-pending' | 'already-paid'

export interface Payment {
  state: AttemptState
  method?: Method
  /** The fault chosen with it; without one the order's own is met. */
  fault?: string
}

/** What customers and banks do to an order; each final outcome is reported to the merchant. */
export interface Attempts {
  make(order: Order, payment: Payment): void
  /** As `make`, and meets no fault. */
  makePlain(order: Order, payment: Payment): void
  /**
   * Gives a pending attempt, the latest unless one is named, its final state. An order that is paid already is not
   * paid twice; a success that comes after the order has expired is given back.
   */
  settle(order: Order, state: 'SUCCESS' | 'FAILED', attemptId?: string): Settlement
}

interface AttemptsDeps {
  ledger: Ledger
  reports: Reports
  refunds: Refunds
  agenda: Agenda
  now: () => Date
}

export function createAttempts({ ledger, reports, refunds, agenda, now }: AttemptsDeps): Attempts {
  function report(orderKey: string, attemptId: string) {
    const order = ledger.order(orderKey)
    const attempt = order?.attempts.find(({ id }) => id === attemptId)
    if (order && attempt) reports.ofAttempt(order, attempt)
    if (order && attempt?.isReversed) refunds.giveBack(order, attempt)
  }

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
    ledger.record({ type: 'attempt-made', orderKey: order.key, attempt })
    report(order.key, attempt.id)
    return attempt
  }

  return {
    make(order, payment) {
      const fault = paymentFaultNamed(payment.fault ?? order.fault)
      const isPaying = payment.state === 'SUCCESS'
      if (!fault || !isPaying) {
        record(order, { ...payment, fault: fault?.name })
        return
      }
      const { amountOffPaise, firstState = payment.state, later = [], isUnknownPaid } = fault
      if (amountOffPaise) {
        const amount = paise(order.amount + amountOffPaise)
        ledger.record({ type: 'amount-changed', orderKey: order.key, amount })
      }
      const attempt = record(order, { ...payment, state: firstState, fault: fault.name })
      for (const { minutes, act } of later) agenda.plan(order.key, minutes, stepAct(act, attempt))
      if (isUnknownPaid) {
        const stranger = strangersOrder(order)
        ledger.record({ type: 'order-created', orderKey: stranger.key, order: stranger })
        record(stranger, payment)
      }
    },

    makePlain: record,

    settle(order, state, attemptId) {
      const named = order.attempts.find(({ id, state }) => id === attemptId && state === 'PENDING')
      const pending = attemptId ? named : pendingAttempt(order)
      if (!pending) return 'nothing-pending'
      if (state === 'SUCCESS' && isPaid(order)) return 'already-paid'
      const at = now()
      ledger.record({
        type: 'attempt-settled',
        orderKey: order.key,
        attemptId: pending.id,
        state,
        isReversed: (state === 'SUCCESS' && isExpired(order, at)) || undefined,
        at: at.toISOString(),
      })
      report(order.key, pending.id)
      return 'settled'
    },
  }
}

function stepAct(act: LaterAct, { id, method }: Attempt): StepAct {
  switch (act) {
    case 'succeed':
      return { kind: 'settle-attempt', attemptId: id, state: 'SUCCESS' }
    case 'fail':
      return { kind: 'settle-attempt', attemptId: id, state: 'FAILED' }
    case 'expire':
      return { kind: 'expire' }
    case 'pay-again':
      return { kind: 'pay-again', method }
  }
}
