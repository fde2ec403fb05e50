import { paise, rupees } from 'shared-contracts/domain/money'
import type { Totals } from 'shared-contracts/domain/totals'

type Sums = Readonly<Record<keyof Totals, number>>

/**
 * An order's sums as they leave the server.
 * @param sums in paise
 */
export function sumsInRupees(sums: Sums): Record<keyof Totals, number> {
  const inRupees = (sum: keyof Totals) => rupees(paise(sums[sum]))
  return {
    subtotal: inRupees('subtotal'),
    shipping: inRupees('shipping'),
    tax: inRupees('tax'),
    total: inRupees('total'),
  }
}
