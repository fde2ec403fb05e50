import { inRupees } from 'shared-contracts/values/money'
import type { JournalEntry } from './orders.repository'
import type { HeldCause, JournalKind } from './orders.tables'

type DescribedEvent = Pick<JournalEntry, 'kind' | 'amount' | 'paymentId' | 'cause' | 'note'>

/** Reasons why a payment did not pay for its order, for the owner and for data exports. */
export const heldCauses: Record<HeldCause, string> = {
  amount: 'the amount differs from the order’s',
  currency: 'it is in a different currency',
  again: 'the order was already paid',
  'same-cart': 'the same cart was already paid as another order',
  cancelled: 'the customer had cancelled the order',
}

const sentences: Record<JournalKind, (entry: DescribedEvent) => string> = {
  placed: () => 'Placed',
  paid: (entry) => `Paid: ${formatMoney(entry)}`,
  'lost-hold': () => 'Something that it had reserved was gone when it was paid',
  failed: () => 'Payment failed',
  reopened: () => 'Payment reopened',
  cancelled: () => 'Cancelled before payment',
  held: (entry) =>
    `Payment on hold: ${formatMoney(entry)}, because ${entry.cause ? heldCauses[entry.cause] : 'it did not pay the order'}`,
  'refund-begun': (entry) => `Refund initiated: ${formatMoney(entry)}`,
  'refund-done': (entry) => `Refund processed: ${formatMoney(entry)}`,
  'refund-failed': (entry) => `Refund failed: ${formatMoney(entry)}`,
  refunded: () => 'Refunded',
  'dispute-open': (entry) => `Dispute opened: ${formatMoney(entry)}`,
  'dispute-won': (entry) => `Dispute won: ${formatMoney(entry)}`,
  'dispute-lost': (entry) => `Dispute lost: ${formatMoney(entry)}`,
  'looked-at': () => 'Marked as done',
}

/** Describes an order event in words. For display only. */
export function journalSentence(entry: DescribedEvent): string {
  const sentence = sentences[entry.kind](entry)
  const note = reasonOf(entry)
  return note ? `${sentence}. ${note}` : sentence
}

/** Returns an event's note, except for successful payments, for which gateways give a reason too. */
function reasonOf({ kind, note }: DescribedEvent): string {
  return kind === 'paid' || kind === 'held' ? '' : note
}

function formatMoney({ amount, paymentId }: DescribedEvent): string {
  const sum = amount === null ? 'the whole amount' : inRupees(amount)
  return paymentId ? `${sum} (${paymentId})` : sum
}
