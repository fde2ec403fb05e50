import type { Delivery } from './delivery'

/** Minutes to wait after the first, second and third failure. */
const RETRY_WAITS_MINUTES = [2, 10, 30] as const

/** True if an attempt got a 200: a redirect or another 2xx is a failure, as at Cashfree. */
export function isReceived(delivery: Delivery): boolean {
  return delivery.tries.some((one) => one.status === 200)
}

/** @returns the time of the next attempt in epoch ms, or undefined if none is scheduled */
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
