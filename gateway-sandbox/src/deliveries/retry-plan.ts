import type { Delivery } from './delivery'

/** Minutes to wait after the first, second and third failed try. */
const RETRY_WAITS_MINUTES = [2, 10, 30] as const

/** Only 200 counts as received: a redirect or another 2xx is a failure, as at Cashfree. */
export function isReceived(delivery: Delivery): boolean {
  return delivery.tries.some((one) => one.status === 200)
}

/**
 * @param minuteMs how long a minute of the schedule lasts
 * @returns the moment of the next try in epoch ms, or undefined when none is due by itself
 */
export function computeNextAttempt(delivery: Delivery, minuteMs: number): number | undefined {
  if (delivery.state) return undefined
  if (delivery.dueAt) return Date.parse(delivery.dueAt)
  const planned = delivery.tries.filter((one) => !one.isByHand)
  if (isReceived(delivery)) return undefined
  const last = planned.at(-1)
  if (!last) return 0
  const wait = RETRY_WAITS_MINUTES[planned.length - 1]
  return wait === undefined ? undefined : Date.parse(last.at) + wait * minuteMs
}
