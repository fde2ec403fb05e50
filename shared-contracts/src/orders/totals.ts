import { add, type Paise, percent } from '../values/money'
import { SHIPPING } from './shipping'

/** Shown, and included in the prices: not added to the total (specification 11.6). */
export const TAX_PERCENT = 18

export interface Totals {
  subtotal: Paise
  shipping: Paise
  tax: Paise
  total: Paise
}

/** The sums of an order; the total is subtotal plus shipping only (specification 11.6). */
export function computeTotals(subtotal: Paise): Totals {
  return {
    subtotal,
    shipping: SHIPPING,
    tax: percent(subtotal, TAX_PERCENT),
    total: add(subtotal, SHIPPING),
  }
}

/** The struck-through old price where a line has no discount price: price times 1.1 (specification 11.3). */
export function oldPrice(price: Paise): Paise {
  return percent(price, 110)
}
