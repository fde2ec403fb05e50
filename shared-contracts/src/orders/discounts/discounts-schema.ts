import * as z from 'zod/mini'
import { TranslatableMessage } from '../../i18n/translatable-message-schema'
import { requiredText } from '../../values/text'
import { MAX_LINE_QUANTITY } from '../line-quantity'
import { MOST_LINES } from '../most-lines'
import { isDiscountCode, normaliseCode } from './discount-code'
import { discountRefusals } from './discount-refusals'

/** A discount code, normalised. */
export const DiscountCode = z
  .string()
  .check(
    z.overwrite(normaliseCode),
    z.refine(isDiscountCode, 'Discount codes have 3 to 30 letters, digits and hyphens.'),
  )

/** The discount of an order, in rupees: a code that the shopper entered, or an automatic offer with its name. */
export const OrderDiscount = z.object({
  code: z.optional(z.string()),
  name: z.optional(z.string()),
  amount: z.number(),
})
export type OrderDiscount = z.infer<typeof OrderDiscount>

/** POST /api/discounts/price: a cart, and the code as it was typed. Without a code, only offers are considered. */
export const DiscountQuestion = z.object({
  code: z.optional(z.string()),
  lines: z
    .array(
      z.object({
        productId: requiredText(100),
        variantId: requiredText(100),
        quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_LINES)),
})
export type DiscountQuestion = z.infer<typeof DiscountQuestion>

/** The response. Place the order with the same `code`, with `discount.amount`, and with these totals. */
export const DiscountedCart = z.object({
  /** The better of code and offer for the shopper; undefined if neither applies. */
  discount: z.optional(OrderDiscount),
  /** The cart's amounts in rupees, with the discount. The tax is that of the discounted subtotal. */
  totals: z.object({ subtotal: z.number(), shipping: z.number(), tax: z.number(), total: z.number() }),
  /** Explains why the code does not apply; an offer may apply instead. */
  refusal: z.optional(z.extend(TranslatableMessage, { reason: z.enum(discountRefusals) })),
  /** Says that an offer saves more than the code. */
  note: z.optional(TranslatableMessage),
})
export type DiscountedCart = z.infer<typeof DiscountedCart>

/** The kinds of discounts that run now: `discounts` in the response to GET /api/products?ids=, left out if none do. */
export const RunningDiscounts = z.object({ hasCodes: z.boolean(), hasOffers: z.boolean() })
export type RunningDiscounts = z.infer<typeof RunningDiscounts>
