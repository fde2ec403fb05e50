import { type Paise, paise, parseRupees } from '../values/money'
import type { Category, Product as StoredProduct, Variant } from './product-schema'

export type { Category, Variant } from './product-schema'

/** A product as pages show it. Its category is undefined if the shop does not have it. */
export type Product = Omit<StoredProduct, 'category'> & { category?: Category | undefined }

/** Returns a variant's price in paise; 0 if there is none, which means it cannot be sold. */
export function variantPrice(variant: Variant | undefined): Paise {
  return (variant && parseRupees(variant.price)) ?? paise(0)
}

/** Returns the lowest price of the sellable variants, for 'From Rs {price}' on a listing card. */
export function lowestPrice(product: Product): Paise | undefined {
  const prices = product.variants.map(variantPrice).filter((price) => price > 0)
  return prices.length > 0 ? paise(Math.min(...prices)) : undefined
}

/** Returns a listing card's picture: `/uploads/` and the last segment of the stored path (specification 7.8), or null. */
export function listingPicture({ images }: Product): string | null {
  const file = images[0]?.split(/[/\\]/).at(-1)
  return file ? `/uploads/${file}` : null
}

/** Returns a product page's pictures, in order. Whole spices keep their first picture for listings (specification 8.9). */
export function galleryImages(product: Product): readonly string[] {
  return product.category === 'WHOLE SPICES' && product.images.length > 1
    ? product.images.slice(1)
    : product.images
}
