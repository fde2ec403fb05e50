import { type Paise, paise } from 'shared-contracts/domain/money'
import { paymentIdOf } from '../gateway/payment-id'
import type { Attempt, Dispute, Order, Refund } from '../store/order'

interface CommonMovement<SomeOrder extends Order> {
  order: SomeOrder
  /** The payment it is, or is about. */
  attempt: Attempt
  amount: Paise
  /** What it adds to the merchant's money; negative takes, and nothing is moved while it is undecided or has failed. */
  effect: Paise
  /** When it was begun: captured, asked for or opened. */
  at: string
  /** When its money moved, which decides about its settlement; a report has it in the windows of both moments. */
  movedAt?: string
}

/** Money that came to the merchant's account at the gateway or left it, or is asked to. */
export type Movement<SomeOrder extends Order = Order> = CommonMovement<SomeOrder> &
  (
    | { kind: 'payment' }
    | { kind: 'refund'; refund: Refund }
    | { kind: 'dispute' | 'dispute-reversal'; dispute: Dispute }
  )

/** Every captured payment of the order, every refund in whatever state, and every dispute. */
export function movementsOf<SomeOrder extends Order>(order: SomeOrder): Movement<SomeOrder>[] {
  return order.attempts
    .filter(({ state }) => state === 'SUCCESS')
    .flatMap((attempt) => [
      payment(order, attempt),
      ...order.refunds.filter(isAbout(attempt)).map((one) => refund(order, attempt, one)),
      ...order.disputes.filter(isAbout(attempt)).flatMap((one) => dispute(order, attempt, one)),
    ])
}

/** The id by which merchants know it. */
export function movementId(movement: Movement): string {
  switch (movement.kind) {
    case 'payment':
      return paymentIdOf(movement.order, movement.attempt)
    case 'refund':
      return movement.refund.id
    case 'dispute':
    case 'dispute-reversal':
      return movement.dispute.id
  }
}

function payment<SomeOrder extends Order>(order: SomeOrder, attempt: Attempt): Movement<SomeOrder> {
  const at = attempt.settledAt ?? attempt.madeAt
  return { kind: 'payment', order, attempt, amount: order.amount, effect: order.amount, at, movedAt: at }
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
    at: one.madeAt,
    movedAt: isDone ? one.settledAt : undefined,
  }
}

/** One that was won took the money and gave it back: two movements. */
function dispute<SomeOrder extends Order>(
  order: SomeOrder,
  attempt: Attempt,
  one: Dispute,
): Movement<SomeOrder>[] {
  const { amount, madeAt, resolvedAt } = one
  const common = { order, attempt, dispute: one, amount }
  const taken = { ...common, kind: 'dispute' as const, at: madeAt, effect: paise(resolvedAt ? -amount : 0) }
  if (!resolvedAt) return [taken]
  const lost = { ...taken, movedAt: resolvedAt }
  if (one.state === 'LOST') return [lost]
  return [lost, { ...common, kind: 'dispute-reversal', effect: amount, at: resolvedAt, movedAt: resolvedAt }]
}

function isAbout({ id }: Attempt) {
  return ({ attemptId }: { attemptId: string }) => attemptId === id
}
