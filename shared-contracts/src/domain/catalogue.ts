import * as z from 'zod/mini'
import { type Paise, paise, parseRupees } from './money'

export const categories = ['WHOLE SPICES', 'GROUND SPICES', 'DIY SPICE KIT', 'SPICES BLENDS'] as const

export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

/** One pack of a product. `price` is in rupees as printed: 125, not 125.00 (decisions, 'Small print'). */
export const Variant = z.object({
  _id: z.string(),
  quantity: z.string(),
  price: z.number(),
})
export type Variant = z.infer<typeof Variant>

/** A product as the api answers it (specification, point 3), with the names it is searched by. */
export const Product = z.object({
  _id: z.string(),
  name: z.string(),
  hindiName: z.string(),
  synonyms: z.array(z.string()),
  description: z.string(),
  category: Category,
  images: z.array(z.string()),
  variants: z.array(Variant),
})
export type Product = z.infer<typeof Product>

/** The price of a variant in paise; nothing when there is none, which cannot be sold. */
export function variantPrice(variant: Variant | undefined): Paise {
  return (variant && parseRupees(variant.price)) ?? paise(0)
}

/** The lowest price among a product's variants, for 'From Rs {price}' on a listing card. */
export function lowestPrice(product: Product): Paise | undefined {
  const prices = product.variants.map(variantPrice)
  return prices.length > 0 ? paise(Math.min(...prices)) : undefined
}

/**
 * The pictures a product page offers, in order. Whole spices keep their first picture for listings
 * (specification, point 2: 'the first image is skipped').
 */
export function galleryImages(product: Product): readonly string[] {
  return product.category === 'WHOLE SPICES' && product.images.length > 1
    ? product.images.slice(1)
    : product.images
}
