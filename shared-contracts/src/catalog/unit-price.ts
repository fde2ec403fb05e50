import { inEnglish, type Text } from '../i18n/translate'
import { formatAmount, type Paise, paise } from '../values/money'
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
export function formatUnitPrice({ price, per }: UnitPrice, t: Text = inEnglish): string {
  const amount = per.amount === 1 ? t(per.unit) : formatNet(per, t)
  return t('{price} per {amount}', { price: `₹${formatAmount(price)}`, amount })
}

/** Under a thousand of what is measured, and more; one of what is counted, and more. */
const texts = {
  g: ['{amount} g', '{amount} kg'],
  ml: ['{amount} ml', '{amount} l'],
  piece: ['{amount} piece', '{amount} pieces'],
  kit: ['{amount} kit', '{amount} kits'],
} as const

/** '250 g', '1.5 kg', '1 kit' or '3 kits'. */
export function formatNet({ amount, unit }: NetQuantity, t: Text = inEnglish): string {
  const [few, many] = texts[unit]
  if (unit === 'piece' || unit === 'kit') return t(amount === 1 ? few : many, { amount })
  return amount < 1000 ? t(few, { amount }) : t(many, { amount: amount / 1000 })
}
