import { formatAmount, type Paise, paise } from '../../values/money'
import type { NetQuantity } from '../product-facts-schema'

/** The units that are a thousand times larger: 1 kg is 1000 g. */
const larger = { g: 'kg', ml: 'l' } as const

/**
 * Returns the unit sale price that the label must print: per g or ml if the pack holds less than 1 kg or 1 l, else per
 * kg or l; per piece for counted goods; in rupees with two decimals, rounded half up (Legal Metrology (Packaged
 * Commodities) Rules 2011, rule 6(11)). The shop's pages compare packs per 100 g: see `unitPrice`.
 * @param mrp the MRP of the whole pack
 * @returns a string such as '₹1.25 per g'; undefined if the price equals the MRP and may be left out
 */
export function labelUnitPrice(mrp: Paise, { amount, unit }: NetQuantity): string | undefined {
  const isLarge = (unit === 'g' || unit === 'ml') && amount >= 1000
  const per = isLarge ? larger[unit] : unit
  const price = paise(Math.round(isLarge ? (mrp * 1000) / amount : mrp / amount))
  return price === mrp ? undefined : `₹${formatAmount(price)} per ${per}`
}
