import { formatPrice, paise } from 'shared-contracts/values/money'
import type { JournalEntry } from './orders.repository'
import type { HeldCause, JournalKind } from './orders.tables'

type DescribedEvent = Pick<JournalEntry, 'kind' | 'amount' | 'paymentId' | 'cause' | 'note'>

/** Reasons why a payment did not pay its order, for the owner and for data exports. */
export const heldCauses: Record<HeldCause, string> = {
  amount: 'it is for another amount than the order',
  currency: 'it is in another currency',
  again: 'the order was paid before',
  'same-cart': 'the same cart was paid as another order',
}

const sentences: Record<JournalKind, (entry: DescribedEvent) => string> = {
  placed: () => 'Placed',
  paid: (entry) => `Paid: ${formatMoney(entry)}`,
  failed: () => 'Payment failed',
  reopened: () => 'To be paid again',
  held: (entry) =>
    `Payment held: ${formatMoney(entry)}, as ${entry.cause ? heldCauses[entry.cause] : 'it did not pay the order'}`,
  'refund-begun': (entry) => `Refund begun: ${formatMoney(entry)}`,
  'refund-done': (entry) => `Refund done: ${formatMoney(entry)}`,
  'refund-failed': (entry) => `Refund failed: ${formatMoney(entry)}`,
  refunded: () => 'Refunded',
  'dispute-open': (entry) => `Dispute opened: ${formatMoney(entry)}`,
  'dispute-won': (entry) => `Dispute won: ${formatMoney(entry)}`,
  'dispute-lost': (entry) => `Dispute lost: ${formatMoney(entry)}`,
  'looked-at': () => 'Looked at',
}

/** Describes an order event in words. For display only. */
export function journalSentence(entry: DescribedEvent): string {
  const sentence = sentences[entry.kind](entry)
  return entry.note ? `${sentence}. ${entry.note}` : sentence
}

function formatMoney({ amount, paymentId }: DescribedEvent): string {
  const sum = amount === null ? 'the whole amount' : `Rs ${formatPrice(paise(amount))}`
  return paymentId ? `${sum} (${paymentId})` : sum
}
