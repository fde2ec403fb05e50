import type { Text } from '../i18n/translate'

/** A range of days, inclusive. */
export interface Days {
  from: number
  to: number
}

/** The delivery times that the shipping policy promises (specification 20.1). */
export const delivery = {
  /** Business days from the confirmed order until the courier has the shipment. */
  processing: { from: 5, to: 7 },
  /** Business days from the courier to the door, within India. */
  standard: { from: 4, to: 7 },
  expedited: { from: 4, to: 7 },
  international: { from: 10, to: 14 },
} as const satisfies Record<string, Days>

/** Formats a range: '5-7'. */
export function formatDays({ from, to }: Days): string {
  return `${from}-${to}`
}

/** Summarises the delivery times of the shipping policy. */
export const sayDelivery = (t: Text) =>
  t(
    'Orders are processed in {processing} business days. Delivery within India takes {standard} days after that.',
    {
      processing: formatDays(delivery.processing),
      standard: formatDays(delivery.standard),
    },
  )

/** The days after delivery within which damaged or wrong items can be reported (specification 20.8). */
export const REPORT_WITHIN_DAYS = 7

/** The days after delivery within which items can be returned (specification 20.6). */
export const RETURN_WITHIN_DAYS = 15
