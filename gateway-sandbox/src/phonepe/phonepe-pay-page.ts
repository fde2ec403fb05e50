import type { Dialect } from '../gateway/dialect'
import { isExpired, isPaid, type Order } from '../gateway/store/order'

/** The parts of the pay page that both versions share. An order allows one attempt. */
export const phonepePayPage: Pick<Dialect, 'providerName' | 'testData' | 'closedReason'> = {
  providerName: 'PhonePe',
  testData: {
    upiIds: { success: 'success@ybl', failure: 'failed@ybl', pending: 'pending@ybl' },
    cards: ['4242424242424242', '4208585190116667'],
  },
  closedReason(order: Order, now: Date) {
    if (isPaid(order)) return 'This payment has been made.'
    const latest = order.attempts.at(-1)
    if (latest?.state === 'PENDING') return 'This payment is being processed by the bank.'
    if (latest) return 'This payment has failed.'
    return isExpired(order, now) ? 'This payment has timed out.' : undefined
  },
}
