import type { TranslatableMessage } from '../../i18n/translatable-message-schema'
import { amount, flag, oneOf, optional, type Reader, shape, text } from '../../values/reading'
import { type DiscountRefusalReason, discountRefusals } from './discount-refusals'
import type { DiscountedCart, OrderDiscount, RunningDiscounts } from './discounts-schema'

/** A priced cart as pages show it. The reason of a refusal is undefined if this version does not know it. */
export type ShownDiscountedCart = Omit<DiscountedCart, 'refusal'> & {
  refusal?: (TranslatableMessage & { reason?: DiscountRefusalReason | undefined }) | undefined
}

export const readOrderDiscount = shape<OrderDiscount>({ code: optional(text), name: optional(text), amount })

export const readRunningDiscounts = shape<RunningDiscounts>({ hasCodes: flag, hasOffers: flag })

/** Reads the values of a message; drops those that are neither text nor numbers. */
const values: Reader<Record<string, string | number>> = (value) =>
  Object.fromEntries(
    Object.entries(Object(value)).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )

const message = { message: text, text: optional(text), values: optional(values) }

const totals = shape<DiscountedCart['totals']>({
  subtotal: amount,
  shipping: amount,
  tax: amount,
  total: amount,
})

const cart = shape<Omit<ShownDiscountedCart, 'totals'> & { totals: DiscountedCart['totals'] | undefined }>({
  discount: optional(readOrderDiscount),
  totals,
  refusal: optional(
    shape<NonNullable<ShownDiscountedCart['refusal']>>({ ...message, reason: oneOf(discountRefusals) }),
  ),
  note: optional(shape<TranslatableMessage>(message)),
})

/** Reads the response to POST /api/discounts/price. Returns undefined without totals. */
export const readDiscountedCart: Reader<ShownDiscountedCart | undefined> = (...args) => {
  const read = cart(...args)
  return read?.totals && { ...read, totals: read.totals }
}
