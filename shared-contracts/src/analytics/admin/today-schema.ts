import * as z from 'zod/mini'
import { STEPS } from '../analytics'

/** The numbers of a day and a week. Counts are whole paise; a share is a percentage; the last one is hours. */
const todayNames = ['sales', 'orders', 'average', 'refunded', 'paid-share', 'hours-to-ship'] as const
export type TodayName = (typeof todayNames)[number]

/** Null where there is nothing to divide by. */
const Value = z.nullable(z.number())
/** A number now, and in the same hours a week before. */
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
  /** Our own id. */
  order: z.string(),
  orderId: z.string(),
  placedAt: z.string(),
  /** Paise. */
  total: z.int(),
  name: z.string(),
  phone: z.string(),
  /** In the gateway's words; empty where nobody has tried to pay. */
  failure: z.string(),
  /** Where the customer can pay it. */
  payAgainAt: z.string(),
})
export type UnpaidOrder = z.infer<typeof UnpaidOrder>

/** GET /api/admin/today. */
export const Today = z.object({
  at: z.string(),
  numbers: z.array(TodayNumber),
  /** Paid orders of which something has still to leave, now; `late` of them are past the day that the policy promises. */
  shelf: z.object({ toPack: z.int(), late: z.int() }),
  /** What brought in most in the seven days. */
  topVariants: z.array(z.object({ name: z.string(), variant: z.string(), pieces: z.int(), money: z.int() })),
  /** Of the last 48 hours, the newest first. */
  unpaid: z.array(UnpaidOrder),
  /** In how many visits each step of a purchase was reached: the shop's own figures. */
  steps: z.array(z.object({ step: z.enum(STEPS), today: z.int(), week: z.int() })),
})
export type Today = z.infer<typeof Today>
