import { formatAmount, type Paise, paise } from './money'
import type { NetQuantity } from './product-facts-schema'

/** What one usual amount of a product costs. */
export interface UnitPrice {
  price: Paise
  per: NetQuantity
}

/** What prices are compared by: 100 g, 100 ml, or one of what is counted. */
const usualAmounts = { g: 100, ml: 100, piece: 1, kit: 1 } as const satisfies Record<
  NetQuantity['unit'],
  number
>

/**
 * The price of a pack per usual amount, rounded half up to a whole paisa: unit prices have two decimals (Legal Metrology
 * (Packaged Commodities) Rules 2011, rule 6(11)).
 * @param price of the whole pack
 * @param net what the pack holds
 */
export function unitPrice(price: Paise, { amount, unit }: NetQuantity): UnitPrice {
  const usual = usualAmounts[unit]
  return { price: paise(Math.round((price * usual) / amount)), per: { amount: usual, unit } }
}

/** '₹116.00 per 100 g', or '₹125.00 per kit'. */
export function formatUnitPrice({ price, per }: UnitPrice): string {
  return `₹${formatAmount(price)} per ${per.amount === 1 ? per.unit : formatNet(per)}`
}

const thousands = { g: 'kg', ml: 'l' } as const

/** '250 g', '1.5 kg', '1 kit' or '3 kits'. */
export function formatNet({ amount, unit }: NetQuantity): string {
  if (unit === 'piece' || unit === 'kit') return `${amount} ${amount === 1 ? unit : `${unit}s`}`
  return amount < 1000 ? `${amount} ${unit}` : `${amount / 1000} ${thousands[unit]}`
}
