import type { NetQuantity } from 'shared-contracts/catalog/product-facts-schema'
import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { delivery } from 'shared-contracts/fulfilment/delivery'
import { SHIPPING } from 'shared-contracts/orders/shipping'
import { formatAmount, type Paise } from 'shared-contracts/values/money'

/** Unit codes of Google and OpenAI; countable goods use 'ct'. */
const codes = { g: 'g', ml: 'ml', piece: 'ct', kit: 'ct' } as const

export function measure({ amount, unit }: NetQuantity): string {
  return `${amount}${codes[unit]}`
}

/** One row of a feed: a pack with its product. */
export interface Offer {
  product: ShownProduct
  variant: ShownVariant
  origin: string
}

/** Formats a price, such as '125.00 INR'. */
export function priceText(amount: Paise): string {
  return `${formatAmount(amount)} INR`
}

export function buildLink({ product, origin }: Offer): string {
  return origin + product.path
}

export function buildPictureUrl({ variant, origin }: Offer): string | undefined {
  return variant.picture && origin + variant.picture
}

export function formatAvailability({ isSoldOut }: ShownVariant): string {
  return isSoldOut ? 'out_of_stock' : 'in_stock'
}

/** Reduces text to one line, without characters that XML forbids. */
export function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** The checkout's shipping charge within India, and the policy's delivery times. */
export const shipping = { country: 'IN', price: priceText(SHIPPING), ...delivery }
