import { type Paise, paise, parseRupees } from '../values/money'
import type { Category, Product as StoredProduct, Variant } from './product-schema'

export type { Category, Variant } from './product-schema'

/** A product as pages show it. Its category is undefined if this version of the shop does not know it. */
export type Product = Omit<StoredProduct, 'category'> & { category?: Category | undefined }

/** The fields of a product that a listing card shows; `Product` has them too. */
export interface ListedProduct extends Pick<Product, '_id' | 'name'> {
  images: readonly string[]
  variants: readonly Pick<Variant, 'price'>[]
}

/** Returns a variant's price in paise; 0 if it has none and cannot be sold. */
export function variantPrice(variant: Pick<Variant, 'price'> | undefined): Paise {
  return (variant && parseRupees(variant.price)) ?? paise(0)
}

/** Returns the lowest price of the variants that have one, for 'From Rs {price}' on a listing card. */
export function lowestPrice({ variants }: ListedProduct): Paise | undefined {
  const prices = variants.map(variantPrice).filter((price) => price > 0)
  return prices.length > 0 ? paise(Math.min(...prices)) : undefined
}

/** Returns a listing card's picture: `/uploads/` and the last segment of the stored path (specification 7.8), or null. */
export function listingPicture({ images }: ListedProduct): string | null {
  const file = images[0]?.split(/[/\\]/).at(-1)
  return file ? `/uploads/${file}` : null
}

/** Returns a product page's pictures. A whole spice's first one is only for listings (specification 8.9). */
export function galleryImages(product: Product): readonly string[] {
  return product.category === 'WHOLE SPICES' && product.images.length > 1
    ? product.images.slice(1)
    : product.images
}
