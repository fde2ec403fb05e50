import * as z from 'zod/mini'
import { STEPS } from '../analytics'

/** The figures of a day and a week. Amounts are in whole paise, shares in percent, and the last figure is in hours. */
const todayNames = ['sales', 'orders', 'average', 'refunded', 'paid-share', 'hours-to-ship'] as const
export type TodayName = (typeof todayNames)[number]

/** Null if the divisor is zero. */
const Value = z.nullable(z.number())
/** A figure now, and at the same time one week earlier. */
const Compared = z.object({ now: Value, before: Value })

export const TodayNumber = z.object({
  name: z.enum(todayNames),
  /** Since midnight in India. */
  today: Compared,
  /** Today and the six days before. */
  week: Compared,
})
export type TodayNumber = z.infer<typeof TodayNumber>

export const UnpaidOrder = z.object({
  /** The api's id. */
  order: z.string(),
  orderId: z.string(),
  placedAt: z.string(),
  /** Paise. */
  total: z.int(),
  name: z.string(),
  phone: z.string(),
  /** The reason given by the gateway; empty if the customer has not tried to pay. */
  failure: z.string(),
  /** The payment page for the customer. */
  payAgainAt: z.string(),
})
export type UnpaidOrder = z.infer<typeof UnpaidOrder>

/** GET /api/admin/today. */
export const Today = z.object({
  at: z.string(),
  numbers: z.array(TodayNumber),
  /** Paid orders that have not been completely shipped. `late` counts those past the date that the policy promises. */
  shelf: z.object({ toPack: z.int(), late: z.int() }),
  /** The best sellers of the seven days by revenue. */
  topVariants: z.array(z.object({ name: z.string(), variant: z.string(), pieces: z.int(), money: z.int() })),
  /** Orders from the last 48 hours, newest first. */
  unpaid: z.array(UnpaidOrder),
  /** The conversion funnel: how many visits reached each step of a purchase. */
  steps: z.array(z.object({ step: z.enum(STEPS), today: z.int(), week: z.int() })),
})
export type Today = z.infer<typeof Today>
