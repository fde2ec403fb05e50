import type { AttemptState, Method } from '../ledger/attempt'
import type { Ledger } from '../ledger/ledger'
import { isPaid, type Order, pendingAttempt } from '../ledger/order'
import { randomDigits } from '../random-id'
import type { Reports } from './reports'

export type Settlement = 'settled' | 'nothing-pending' | 'already-paid'

/** What customers and banks do to an order; each final outcome is reported to the merchant. */
export interface Attempts {
  make(order: Order, state: AttemptState, method?: Method): void
  /** Gives the latest pending attempt its final state. An order that is paid already is not paid twice. */
  settle(order: Order, state: 'SUCCESS' | 'FAILED'): Settlement
}

interface AttemptsDeps {
  ledger: Ledger
  reports: Reports
  now: () => Date
}

export function createAttempts({ ledger, reports, now }: AttemptsDeps): Attempts {
  function report(orderKey: string, attemptId: string) {
    const order = ledger.order(orderKey)
    const attempt = order?.attempts.find(({ id }) => id === attemptId)
    if (order && attempt) reports.ofAttempt(order, attempt)
  }

  return {
    make(order, state, method) {
      const at = now().toISOString()
      const attempt = {
        id: randomDigits(10),
        method,
        state,
        bankReference: randomDigits(12),
        madeAt: at,
        settledAt: state === 'PENDING' ? undefined : at,
      }
      ledger.record({ type: 'attempt-made', orderKey: order.key, attempt })
      report(order.key, attempt.id)
    },
    settle(order, state) {
      const pending = pendingAttempt(order)
      if (!pending) return 'nothing-pending'
      if (state === 'SUCCESS' && isPaid(order)) return 'already-paid'
      const at = now().toISOString()
      ledger.record({ type: 'attempt-settled', orderKey: order.key, attemptId: pending.id, state, at })
      report(order.key, pending.id)
      return 'settled'
    },
  }
}
