import * as z from 'zod/mini'
import { STEPS } from '../analytics'

/** The figures for today and the week: amounts in whole paise, `paid-share` in percent. */
const todayNames = ['sales', 'orders', 'average', 'refunded', 'paid-share', 'hours-to-ship'] as const
export type TodayName = (typeof todayNames)[number]

/** The value of a figure; null if there is nothing to compute it from, such as an average without orders. */
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
  /** The internal id; customers see `orderId`. */
  order: z.string(),
  orderId: z.string(),
  placedAt: z.string(),
  /** Paise. */
  total: z.int(),
  name: z.string(),
  phone: z.string(),
  /** The gateway's reason for the last failed payment; empty if there is none. */
  failure: z.string(),
  /** The address of the customer's payment page. */
  payAgainAt: z.string(),
})
export type UnpaidOrder = z.infer<typeof UnpaidOrder>

/** GET /api/admin/today. */
export const Today = z.object({
  at: z.string(),
  numbers: z.array(TodayNumber),
  /** Paid orders not yet shipped completely. `late` counts those past the promised date of dispatch. */
  shelf: z.object({ toPack: z.int(), late: z.int() }),
  /** The best sellers of the last seven days, by revenue. */
  topVariants: z.array(z.object({ name: z.string(), variant: z.string(), pieces: z.int(), money: z.int() })),
  /** Unpaid orders from the last 48 hours, newest first. */
  unpaid: z.array(UnpaidOrder),
  /** The conversion funnel: how many visits reached each step of a purchase. */
  steps: z.array(z.object({ step: z.enum(STEPS), today: z.int(), week: z.int() })),
})
export type Today = z.infer<typeof Today>
