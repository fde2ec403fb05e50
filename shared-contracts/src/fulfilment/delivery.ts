import type { Text } from '../i18n/translate'

/** A span of days, both included. */
export interface Days {
  from: number
  to: number
}

/** The days that the shipping policy promises (specification 20.1). */
export const delivery = {
  /** Business days, from the confirmed order to the carrier. */
  processing: { from: 5, to: 7 },
  /** From the carrier to the door, within India. */
  standard: { from: 4, to: 7 },
  expedited: { from: 4, to: 7 },
  international: { from: 10, to: 14 },
} as const satisfies Record<string, Days>

/** '5-7' */
export function formatDays({ from, to }: Days): string {
  return `${from}-${to}`
}

/** The shipping policy in short. */
export const sayDelivery = (t: Text) =>
  t(
    'Orders are processed in {processing} business days. Delivery within India takes {standard} days after that.',
    {
      processing: formatDays(delivery.processing),
      standard: formatDays(delivery.standard),
    },
  )

/** Days after delivery within which damaged or wrong items are reported (specification 20.8). */
export const REPORT_WITHIN_DAYS = 7
