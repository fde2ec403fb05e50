import type { NetQuantity } from 'shared-contracts/catalog/product-facts-schema'
import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { delivery } from 'shared-contracts/fulfilment/delivery'
import { SHIPPING } from 'shared-contracts/orders/shipping'
import { formatAmount, type Paise } from 'shared-contracts/values/money'

/** As Google and OpenAI write units; what is counted is 'ct'. */
const codes = { g: 'g', ml: 'ml', piece: 'ct', kit: 'ct' } as const

/** '250g' or '3ct' */
export function measure({ amount, unit }: NetQuantity): string {
  return `${amount}${codes[unit]}`
}

/** One row of a feed: a pack, with its product. */
export interface Offer {
  product: ShownProduct
  variant: ShownVariant
  /** The shop's public origin. */
  origin: string
}

/** '125.00 INR' */
export function priceText(amount: Paise): string {
  return `${formatAmount(amount)} INR`
}

/** Of the page on which the pack is sold. */
export function buildLink({ product, origin }: Offer): string {
  return origin + product.path
}

export function buildPictureUrl({ variant, origin }: Offer): string | undefined {
  return variant.picture && origin + variant.picture
}

/** 'in_stock' or 'out_of_stock' */
export function formatAvailability({ isSoldOut }: ShownVariant): string {
  return isSoldOut ? 'out_of_stock' : 'in_stock'
}

/** Texts of feeds are one line, and of characters that XML allows. */
export function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** What the checkout charges for shipping within India, and the days that the policy promises. */
export const shipping = { country: 'IN', price: priceText(SHIPPING), ...delivery }
