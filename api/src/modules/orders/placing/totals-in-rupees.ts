import type { Totals } from 'shared-contracts/orders/totals'
import { paise, rupees } from 'shared-contracts/values/money'

type RupeeTotals = Readonly<Record<keyof Totals, number>>

/** Converts an order's amounts for responses. @param sums the amounts in paise */
export function totalsInRupees(sums: RupeeTotals): Record<keyof Totals, number> {
  const inRupees = (sum: keyof Totals) => rupees(paise(sums[sum]))
  return {
    subtotal: inRupees('subtotal'),
    shipping: inRupees('shipping'),
    tax: inRupees('tax'),
    total: inRupees('total'),
  }
}
