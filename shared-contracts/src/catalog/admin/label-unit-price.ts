import { formatAmount, type Paise, paise } from '../../values/money'
import type { NetQuantity } from '../product-facts-schema'

/** What comes in thousands: 1000 g are 1 kg. */
const larger = { g: 'kg', ml: 'l' } as const

/**
 * The unit sale price as the label has to print it: per g or ml where the pack holds less than 1 kg or 1 l, else per kg
 * or l; per piece of what is counted; in rupees with two decimals, rounded half up (Legal Metrology (Packaged
 * Commodities) Rules 2011, rule 6(11)). The shop's pages compare packs per 100 g: see `unitPrice`.
 * @param mrp of the whole pack
 * @returns such as '₹1.25 per g'; undefined where it is the MRP itself and may be left out
 */
export function labelUnitPrice(mrp: Paise, { amount, unit }: NetQuantity): string | undefined {
  const isLarge = (unit === 'g' || unit === 'ml') && amount >= 1000
  const per = isLarge ? larger[unit] : unit
  const price = paise(Math.round(isLarge ? (mrp * 1000) / amount : mrp / amount))
  return price === mrp ? undefined : `₹${formatAmount(price)} per ${per}`
}
