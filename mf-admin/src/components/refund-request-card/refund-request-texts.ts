import type { RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { whenText } from '../../data/when'

export function describePart({ kind, line, quantity }: RefundRequest): string {
  if (kind === 'line') return `Item ${(line ?? 0) + 1}, quantity ${quantity}`
  return { shipping: 'Shipping', return: 'Returned items', sum: 'Other amount', cancel: 'Order cancelled' }[
    kind
  ]
}

export function describeState({ state, dueAt, trouble, confirmedBy }: RefundRequest): string {
  const by = confirmedBy ? ` Confirmed by ${confirmedBy}.` : ''
  if (state === 'waits') return `Will be sent on ${dueAt ? whenText(dueAt) : ''} unless you undo it.`
  if (state === 'refused') return `Not sent. ${trouble ?? ''}`
  const words = {
    'waits-for-second': 'Waiting for another person to confirm.',
    undone: 'Undone.',
    'on-its-way': 'Refund in progress.',
    done: 'Refunded.',
    failed: 'Refund failed. You can try again.',
  }
  return `${words[state]}${by}`
}
