import { formatPrice, type Paise } from 'shared-contracts/domain/money'
import { canBecome } from 'shared-contracts/domain/orders'
import { isHeldMoney } from './held-money'
import type { OrderEvent, StoredOrder } from './orders.repository'

/** A gateway's word about an order, whoever brought it. */
export interface PaymentWord {
  outcome: 'paid' | 'failed' | 'pending'
  amount: Paise | undefined
  currency: string
  /** What the payer was charged, where the gateway tells it. */
  charged?: Paise | undefined
  /** Empty where the gateway names none. */
  paymentId: string
  reason: string
}

/** What is to be done about a word; `held` needs a person: the money and the order do not agree. */
export type Settlement =
  | { kind: 'become'; status: 'Paid' | 'Failed'; why: string }
  | { kind: 'hold'; what: string; why: string }
  | { kind: 'repeated' }
  | { kind: 'nothing' }

/**
 * Decides what a gateway's word makes of an order. A paid order stays paid, words may come twice and in any
 * order, and one that speaks of other money changes nothing.
 * @param events what has happened to the order so far
 * @param paidAs the order that the same cart was paid as
 */
export function settle(
  order: StoredOrder,
  events: readonly OrderEvent[],
  word: PaymentWord,
  paidAs?: StoredOrder,
): Settlement {
  if (word.outcome === 'pending') return { kind: 'nothing' }
  if (word.amount !== order.total || word.currency !== 'INR')
    return hold(
      events,
      `held ${word.outcome} ${word.paymentId}`,
      `The gateway speaks of ${word.amount} paise in ${word.currency}, the order is ${order.total} in INR.`,
    )
  if (word.outcome === 'failed') return settleFailed(order, events, word)
  if (paidAs)
    return hold(
      events,
      `held paid ${word.paymentId}, same cart`,
      `The same cart was paid as order ${paidAs.orderId}: this payment is to be refunded.`,
    )
  return settlePaid(order, events, word)
}

function settlePaid(order: StoredOrder, events: readonly OrderEvent[], word: PaymentWord): Settlement {
  if (canBecome(order.status, 'Paid')) return { kind: 'become', status: 'Paid', why: paidBy(order, word) }
  if (isKnown(order, events, word.paymentId)) return { kind: 'repeated' }
  return hold(
    events,
    `held paid again ${word.paymentId}`,
    'The order was paid before: this payment is to be refunded.',
  )
}

/** Whether a payment is the one that paid the order, or one that was held and has gone back. */
function isKnown(order: StoredOrder, events: readonly OrderEvent[], paymentId: string): boolean {
  if (!paymentId || paymentId === order.paymentId) return true
  if (order.status === 'Paid' && !order.paymentId) return true
  return events.some((event) => event.paymentId === paymentId && isHeldMoney(event))
}

/** Offers and surcharges are between the gateway and the payer; the journal keeps what was charged all the same. */
function paidBy({ total }: StoredOrder, { reason, charged }: PaymentWord): string {
  if (charged === undefined || charged === total) return reason
  return `${reason} (The payer was charged Rs ${formatPrice(charged)}, the order is Rs ${formatPrice(total)}.)`.trim()
}

function settleFailed(order: StoredOrder, events: readonly OrderEvent[], word: PaymentWord): Settlement {
  // Asked again while the next attempt runs, a gateway still tells of the last failure.
  const isOld =
    word.paymentId !== '' &&
    events.some((event) => event.what === 'Failed' && event.paymentId === word.paymentId)
  if (isOld) return { kind: 'repeated' }
  return canBecome(order.status, 'Failed')
    ? { kind: 'become', status: 'Failed', why: word.reason || 'The payment failed.' }
    : { kind: 'nothing' }
}

function hold(events: readonly OrderEvent[], what: string, why: string): Settlement {
  return events.some((event) => event.what === what) ? { kind: 'repeated' } : { kind: 'hold', what, why }
}
