import { type Paise, paise } from 'shared-contracts/values/money'
import { toPaymentId } from '../payment-id'
import type { Attempt, Dispute, Order, Refund } from '../store/order'

interface CommonMovement<SomeOrder extends Order> {
  order: SomeOrder
  attempt: Attempt
  amount: Paise
  /** Its effect on the merchant's money; negative if money leaves. Zero while it is undecided or failed. */
  effect: Paise
  /** When it was captured, requested or opened, in epoch ms. */
  at: number
  /** When its money moved, in epoch ms. This determines its settlement. */
  movedAt?: number
  /** The delay in reports, in ms; 0 without a fault. */
  lateMs: number
}

/** A movement of the merchant's money, or a request for one. Reports list it at `at` and at `movedAt`. */
export type Movement<SomeOrder extends Order = Order> = CommonMovement<SomeOrder> &
  (
    | { kind: 'payment' }
    | { kind: 'refund'; refund: Refund }
    | { kind: 'dispute' | 'dispute-reversal'; dispute: Dispute }
  )

/** Lists every captured payment of the order, every refund in any state, and every dispute. */
export function listMovements<SomeOrder extends Order>(order: SomeOrder): Movement<SomeOrder>[] {
  return order.attempts
    .filter(({ state }) => state === 'SUCCESS')
    .flatMap((attempt) => {
      const isAbout = ({ attemptId }: { attemptId: string }) => attemptId === attempt.id
      return [
        payment(order, attempt),
        ...order.refunds.filter(isAbout).map((one) => refund(order, attempt, one)),
        ...order.disputes.filter(isAbout).flatMap((one) => dispute(order, attempt, one)),
      ]
    })
}

/** Returns the id that merchants know. */
export function movementId(movement: Movement): string {
  switch (movement.kind) {
    case 'payment':
      return toPaymentId(movement.order, movement.attempt)
    case 'refund':
      return movement.refund.id
    case 'dispute':
    case 'dispute-reversal':
      return movement.dispute.id
  }
}

/** Formats a label for display, such as 'payment 1234567890'. */
export function formatMovementLabel(movement: Movement): string {
  return `${movement.kind} ${movementId(movement)}`
}

function payment<SomeOrder extends Order>(order: SomeOrder, attempt: Attempt): Movement<SomeOrder> {
  const at = Date.parse(attempt.settledAt ?? attempt.madeAt)
  const { amount } = order
  return { kind: 'payment', order, attempt, amount, effect: amount, at, movedAt: at, lateMs: 0 }
}

function refund<SomeOrder extends Order>(
  order: SomeOrder,
  attempt: Attempt,
  one: Refund,
): Movement<SomeOrder> {
  const isDone = one.state === 'SUCCESS'
  return {
    kind: 'refund',
    order,
    attempt,
    refund: one,
    amount: one.amount,
    effect: paise(isDone ? -one.amount : 0),
    at: Date.parse(one.madeAt),
    movedAt: isDone && one.settledAt ? Date.parse(one.settledAt) : undefined,
    lateMs: 0,
  }
}

/** Lists a dispute's movements: two if it was won, because the money was taken and given back. */
function dispute<SomeOrder extends Order>(
  order: SomeOrder,
  attempt: Attempt,
  one: Dispute,
): Movement<SomeOrder>[] {
  const { amount, madeAt, resolvedAt } = one
  const common = { order, attempt, dispute: one, amount, lateMs: 0 }
  const movedAt = resolvedAt ? Date.parse(resolvedAt) : undefined
  const effect = paise(movedAt ? -amount : 0)
  const taken = { ...common, kind: 'dispute' as const, at: Date.parse(madeAt), effect, movedAt }
  if (!movedAt || one.state === 'LOST') return [taken]
  return [taken, { ...common, kind: 'dispute-reversal', effect: amount, at: movedAt, movedAt }]
}
