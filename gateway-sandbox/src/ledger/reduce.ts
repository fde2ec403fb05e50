import type { Delivery } from './delivery'
import { type Dispute, type DisputeState, isClosed } from './dispute'
import type { DeliveryEvent, OrderEvent } from './event'
import type { Order } from './order'

/** The order after the event; undefined when the event speaks of an order that was never created. */
export function reduceOrder(order: Order | undefined, event: OrderEvent): Order | undefined {
  // A journal of an earlier version knows no refunds or disputes.
  if (event.type === 'order-created')
    return { ...event.order, refunds: event.order.refunds ?? [], disputes: event.order.disputes ?? [] }
  if (!order) return undefined
  switch (event.type) {
    case 'attempt-made':
      return { ...order, attempts: [...order.attempts, event.attempt] }
    case 'attempt-settled':
      return {
        ...order,
        attempts: order.attempts.map((attempt) =>
          attempt.id === event.attemptId
            ? { ...attempt, state: event.state, isReversed: event.isReversed, settledAt: event.at }
            : attempt,
        ),
      }
    case 'amount-changed':
      return { ...order, amount: event.amount }
    case 'order-expired':
      return { ...order, expiresAt: event.at }
    case 'termination-requested':
      return { ...order, terminationRequestedAt: event.at }
    case 'refund-made':
      return { ...order, refunds: [...order.refunds, event.refund] }
    case 'refund-settled':
      return {
        ...order,
        refunds: order.refunds.map((refund) =>
          refund.id === event.refundId ? { ...refund, state: event.state, settledAt: event.at } : refund,
        ),
      }
    case 'dispute-opened':
      return { ...order, disputes: [...order.disputes, event.dispute] }
    case 'dispute-changed':
      return {
        ...order,
        disputes: order.disputes.map((dispute) =>
          dispute.id === event.disputeId ? changed(dispute, event.state, event.at) : dispute,
        ),
      }
  }
}

function changed(dispute: Dispute, state: DisputeState, at: string): Dispute {
  const after = { ...dispute, state, updatedAt: at }
  return isClosed(after) ? { ...after, resolvedAt: at } : after
}

/** The delivery after the event; undefined when the event speaks of a delivery that was never planned. */
export function reduceDelivery(delivery: Delivery | undefined, event: DeliveryEvent): Delivery | undefined {
  if (event.type === 'delivery-planned') return event.delivery
  if (!delivery) return undefined
  if (event.type === 'delivery-tried') return { ...delivery, tries: [...delivery.tries, event.outcome] }
  const { state, copies, corruption, dueAt } = { ...delivery, ...event.changes }
  return {
    ...delivery,
    state: state ?? undefined,
    copies: copies ?? undefined,
    corruption: corruption ?? undefined,
    dueAt: dueAt ?? undefined,
  }
}
