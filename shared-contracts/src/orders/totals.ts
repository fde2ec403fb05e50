import { type Paise, paise, percent } from '../values/money'
import { SHIPPING } from './shipping'

/** The tax is shown, but already included in the prices and not added to the total (specification 11.6). */
export const TAX_PERCENT = 18

export interface Totals {
  subtotal: Paise
  shipping: Paise
  tax: Paise
  total: Paise
}

/** How much a discount lowers the goods and the shipping charge. */
export interface DiscountParts {
  goods: Paise
  shipping: Paise
}

const noDiscount: DiscountParts = { goods: paise(0), shipping: paise(0) }

/**
 * Computes the amounts of an order. The total is the subtotal plus shipping (specification 11.6) minus the discount,
 * and the tax is that of the discounted goods.
 */
export function computeTotals(subtotal: Paise, discount: DiscountParts = noDiscount): Totals {
  return {
    subtotal,
    shipping: SHIPPING,
    tax: percent(paise(subtotal - discount.goods), TAX_PERCENT),
    total: paise(subtotal + SHIPPING - discount.goods - discount.shipping),
  }
}

/** Computes the struck-through old price of a line without a discount price: price times 1.1 (specification 11.3). */
export function oldPrice(price: Paise): Paise {
  return percent(price, 110)
}
