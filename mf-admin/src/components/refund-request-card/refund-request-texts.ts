import type { RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { whenText } from '../../data/when'

/** Describes what is refunded. */
export function describePart({ kind, line, quantity }: RefundRequest): string {
  if (kind === 'line') return `Line ${(line ?? 0) + 1}, ${quantity} of it`
  return { shipping: 'Shipping', return: 'Goods that came back', sum: 'A sum', cancel: 'Order cancelled' }[
    kind
  ]
}

/** Describes the refund's state as a sentence. */
export function describeState({ state, dueAt, trouble, confirmedBy }: RefundRequest): string {
  const by = confirmedBy ? ` Confirmed by ${confirmedBy}.` : ''
  if (state === 'waits') return `Goes out on ${dueAt ? whenText(dueAt) : ''}, unless you undo it.`
  if (state === 'refused') return `Did not go out. ${trouble ?? ''}`
  const words = {
    'waits-for-second': 'Waits for another person to confirm it.',
    undone: 'Was undone.',
    'on-its-way': 'Is on its way.',
    done: 'Has gone back.',
    failed: 'Failed. It can be refunded again.',
  }
  return `${words[state]}${by}`
}
