import { type CartLine, subtotal } from 'shared-contracts/orders/cart/cart'
import type { ShownDiscountedCart } from 'shared-contracts/orders/discounts/discounts-reader'
import { computeTotals, type Totals } from 'shared-contracts/orders/totals'
import { rupees } from 'shared-contracts/values/money'

/** Returns the amounts to show and to send, in rupees: the api's if there is a discount, or else the cart's own. */
export function totalsInRupees(
  lines: readonly CartLine[],
  discounted: ShownDiscountedCart | undefined,
): Record<keyof Totals, number> {
  if (discounted?.discount) return discounted.totals
  const totals = computeTotals(subtotal(lines))
  return {
    subtotal: rupees(totals.subtotal),
    shipping: rupees(totals.shipping),
    tax: rupees(totals.tax),
    total: rupees(totals.total),
  }
}
