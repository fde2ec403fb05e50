import { type Paise, paise, parseRupees } from '../values/money'
import type { Category, Product as StoredProduct, Variant } from './product-schema'

export type { Category, Variant } from './product-schema'

/** A product as it is shown. Its category is undefined if the shop does not have it. */
export type Product = Omit<StoredProduct, 'category'> & { category?: Category | undefined }

/** The price of a variant in paise. It is 0 where there is none: such a variant cannot be sold. */
export function variantPrice(variant: Variant | undefined): Paise {
  return (variant && parseRupees(variant.price)) ?? paise(0)
}

/** The lowest price among the variants that can be sold, for 'From Rs {price}' on a listing card. */
export function lowestPrice(product: Product): Paise | undefined {
  const prices = product.variants.map(variantPrice).filter((price) => price > 0)
  return prices.length > 0 ? paise(Math.min(...prices)) : undefined
}

/** The picture of a listing card: `/uploads/` and the last segment of the stored path (specification 7.8), or none. */
export function listingPicture({ images }: Product): string | null {
  const file = images[0]?.split(/[/\\]/).at(-1)
  return file ? `/uploads/${file}` : null
}

/**
 * The pictures a product page offers, in order. Whole spices keep their first picture for listings
 * (specification 8.9).
 */
export function galleryImages(product: Product): readonly string[] {
  return product.category === 'WHOLE SPICES' && product.images.length > 1
    ? product.images.slice(1)
    : product.images
}
