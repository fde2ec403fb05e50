import type { Delivery } from '../ledger/delivery'

/** Minutes to wait after the first, second and third failed try (payments.md, D1 'Webhook'). */
const RETRY_WAITS_MINUTES = [2, 10, 30] as const

/** Only 200 counts as received: a redirect or another 2xx is a failure, as at Cashfree. */
export function isReceived(delivery: Delivery): boolean {
  return delivery.tries.some((one) => one.status === 200)
}

/**
 * @param minuteMs how long a minute of the schedule lasts
 * @returns the moment of the next try in epoch ms, or undefined when none is due any more
 */
export function nextTryAt(delivery: Delivery, minuteMs: number): number | undefined {
  const last = delivery.tries.at(-1)
  if (!last) return 0
  const wait = RETRY_WAITS_MINUTES[delivery.tries.length - 1]
  if (isReceived(delivery) || wait === undefined) return undefined
  return Date.parse(last.at) + wait * minuteMs
}
