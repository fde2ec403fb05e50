import { formatPrice, paise } from 'shared-contracts/values/money'
import type { JournalEntry } from './orders.repository'
import type { HeldCause, JournalKind } from './orders.tables'

type DescribedEvent = Pick<JournalEntry, 'kind' | 'amount' | 'paymentId' | 'cause' | 'note'>

/** Why money did not pay, for the owner and for the customer who asks for what is stored. */
export const heldCauses: Record<HeldCause, string> = {
  amount: 'it is for another amount than the order',
  currency: 'it is in another currency',
  again: 'the order was paid before',
  'same-cart': 'the same cart was paid as another order',
}

const sentences: Record<JournalKind, (entry: DescribedEvent) => string> = {
  placed: () => 'Placed',
  paid: (entry) => `Paid: ${moneyOf(entry)}`,
  failed: () => 'Payment failed',
  reopened: () => 'To be paid again',
  held: (entry) =>
    `Payment held: ${moneyOf(entry)}, as ${entry.cause ? heldCauses[entry.cause] : 'it did not pay the order'}`,
  'refund-begun': (entry) => `Refund begun: ${moneyOf(entry)}`,
  'refund-done': (entry) => `Refund done: ${moneyOf(entry)}`,
  'refund-failed': (entry) => `Refund failed: ${moneyOf(entry)}`,
  refunded: () => 'Refunded',
  'dispute-open': (entry) => `Dispute opened: ${moneyOf(entry)}`,
  'dispute-won': (entry) => `Dispute won: ${moneyOf(entry)}`,
  'dispute-lost': (entry) => `Dispute lost: ${moneyOf(entry)}`,
  'looked-at': () => 'Looked at',
}

/** A journal entry as people read it. Nothing is decided by it. */
export function journalSentence(entry: DescribedEvent): string {
  const sentence = sentences[entry.kind](entry)
  return entry.note ? `${sentence}. ${entry.note}` : sentence
}

function moneyOf({ amount, paymentId }: DescribedEvent): string {
  const sum = amount === null ? 'the whole amount' : `Rs ${formatPrice(paise(amount))}`
  return paymentId ? `${sum} (${paymentId})` : sum
}
