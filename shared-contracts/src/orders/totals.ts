import { add, type Paise, percent } from '../values/money'
import { SHIPPING } from './shipping'

/** The tax is shown, but already included in the prices and not added to the total (specification 11.6). */
export const TAX_PERCENT = 18

export interface Totals {
  subtotal: Paise
  shipping: Paise
  tax: Paise
  total: Paise
}

/** Computes the amounts of an order. The total is the subtotal plus shipping (specification 11.6). */
export function computeTotals(subtotal: Paise): Totals {
  return {
    subtotal,
    shipping: SHIPPING,
    tax: percent(subtotal, TAX_PERCENT),
    total: add(subtotal, SHIPPING),
  }
}

/** Computes the struck-through old price of a line without a discount price: price times 1.1 (specification 11.3). */
export function oldPrice(price: Paise): Paise {
  return percent(price, 110)
}
