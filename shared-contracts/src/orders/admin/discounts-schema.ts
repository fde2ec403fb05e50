import * as z from 'zod/mini'
import { Category } from '../../catalog/product-schema'
import { optionalText, requiredText } from '../../values/text'
import { DiscountCode } from '../discounts/discounts-schema'

/* Amounts in the admin's calls about discounts are in whole paise. */

const Paise = z.int().check(z.positive(), z.maximum(100_000_000_00))
const Count = z.int().check(z.positive(), z.maximum(1_000_000_000))
const Moment = z.iso.datetime({ offset: true })

const Benefit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percentage'),
    percent: z.int().check(z.minimum(1), z.maximum(100)),
    /** The most that an order saves. */
    most: z.optional(Paise),
  }),
  z.object({ kind: z.literal('amount'), amount: Paise }),
  z.object({ kind: z.literal('free-shipping') }),
])
export type DiscountBenefit = z.infer<typeof Benefit>

const Scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({
    kind: z.literal('products'),
    products: z.array(requiredText(100)).check(z.minLength(1), z.maxLength(500)),
  }),
  z.object({ kind: z.literal('categories'), categories: z.array(Category).check(z.minLength(1)) }),
])
export type DiscountScope = z.infer<typeof Scope>

const fields = {
  /** Shoppers see it on an automatic offer; on a code, only staff do. */
  name: optionalText(60),
  /** Undefined for an automatic offer. */
  code: z.optional(DiscountCode),
  benefit: Benefit,
  scope: Scope,
  /** The least subtotal of the whole order. */
  minimum: z.optional(Paise),
  startsAt: z.optional(Moment),
  endsAt: z.optional(Moment),
  /** The most orders in all, and of one customer. */
  limit: z.optional(Count),
  limitPerCustomer: z.optional(Count),
}

/** POST /api/admin/discounts. */
export const NewDiscount = z.object(fields).check(
  z.refine(({ name, code }) => Boolean(name || code), {
    error: 'Enter a name, which shoppers see in the order summary.',
    path: ['name'],
  }),
  z.refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    error: 'The end must be after the start.',
    path: ['endsAt'],
  }),
)
export type NewDiscount = z.infer<typeof NewDiscount>

/** PUT /api/admin/discounts/:id. */
export const DiscountChange = z.object({ version: z.int(), discount: NewDiscount })
export type DiscountChange = z.infer<typeof DiscountChange>

/** PUT /api/admin/discounts/:id/paused. */
export const DiscountPause = z.object({ version: z.int(), isPaused: z.boolean() })
export type DiscountPause = z.infer<typeof DiscountPause>

export const discountStates = ['running', 'scheduled', 'paused', 'used-up', 'ended'] as const
export type DiscountState = (typeof discountStates)[number]

export const AdminDiscount = z.object({
  ...fields,
  code: z.optional(z.string()),
  id: z.string(),
  version: z.int(),
  state: z.enum(discountStates),
  isPaused: z.boolean(),
  createdAt: z.string(),
  uses: z.object({
    /** Orders that can still be paid. */
    open: z.int(),
    paid: z.int(),
    /** Those of the paid orders that were paid late, after the limit had been reached by others. */
    aboveLimit: z.int(),
  }),
})
export type AdminDiscount = z.infer<typeof AdminDiscount>

/** GET /api/admin/discounts, newest first. */
export const AdminDiscounts = z.object({ discounts: z.array(AdminDiscount) })
export type AdminDiscounts = z.infer<typeof AdminDiscounts>

const Figures = {
  /** Paid orders, including those refunded later. */
  orders: z.int(),
  /** The sum of their totals; refunds are not deducted. */
  revenue: z.int(),
  /** The discounts given. */
  cost: z.int(),
}

/** GET /api/admin/discounts/:id/figures. */
export const DiscountFigures = z.object({
  total: z.object(Figures),
  /** Figures for each day with paid orders, newest first. A day, such as 2026-11-26, is the day of payment in India. */
  days: z.array(z.object({ day: z.string(), ...Figures })),
})
export type DiscountFigures = z.infer<typeof DiscountFigures>
