import type { Text } from '../i18n/translate'
import { formatAmount, type Paise, paise } from '../values/money'
import type { NetQuantity } from './product-facts-schema'

/** A product's price per common amount, such as 100 g. */
export interface UnitPrice {
  price: Paise
  per: NetQuantity
}

/** The amounts that unit prices are for: 100 g, 100 ml, or one counted item. */
const usualAmounts = { g: 100, ml: 100, piece: 1, kit: 1 } as const satisfies Record<
  NetQuantity['unit'],
  number
>

/**
 * Returns the price of a pack per common amount, rounded half up to a whole paisa: unit prices have two decimals (Legal
 * Metrology (Packaged Commodities) Rules 2011, rule 6(11)).
 */
export function unitPrice(price: Paise, { amount, unit }: NetQuantity): UnitPrice {
  const usual = usualAmounts[unit]
  return { price: paise(Math.round((price * usual) / amount)), per: { amount: usual, unit } }
}

/** Formats a unit price: '₹116.00 per 100 g', or '₹125.00 per kit'. */
export function formatUnitPrice({ price, per }: UnitPrice, t: Text): string {
  const amount = per.amount === 1 ? t(per.unit) : formatNet(per, t)
  return t('{price} per {amount}', { price: `₹${formatAmount(price)}`, amount })
}

/** Formats a net quantity: '250 g', '1.5 kg', '1 kit' or '3 kits'. */
export function formatNet({ amount, unit }: NetQuantity, t: Text): string {
  switch (unit) {
    case 'piece':
      return t({ one: '{count} piece', other: '{count} pieces' }, { count: amount })
    case 'kit':
      return t({ one: '{count} kit', other: '{count} kits' }, { count: amount })
    case 'g':
      return amount < 1000 ? t('{amount} g', { amount }) : t('{amount} kg', { amount: amount / 1000 })
    case 'ml':
      return amount < 1000 ? t('{amount} ml', { amount }) : t('{amount} l', { amount: amount / 1000 })
  }
}
