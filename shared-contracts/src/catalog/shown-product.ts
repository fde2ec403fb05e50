import type { Rating } from '../reviews/review'
import { type Paise, parseRupees } from '../values/money'
import { type Category, type Product, type Variant, variantPrice } from './product'
import type { NetQuantity, ProductFacts, VariantFacts } from './product-facts-schema'
import { productPath } from './product-path'
import { type UnitPrice, unitPrice } from './unit-price'

/** A pack, prepared for display in any channel. */
export interface ShownVariant {
  /** The variant's id, used by the cart, orders and feeds. */
  id: string
  /** Such as 'Turmeric Powder, 100 g'. */
  title: string
  label: string
  price: Paise
  /** Including all taxes. */
  mrp: Paise | undefined
  net: NetQuantity | undefined
  unitPrice: UnitPrice | undefined
  isSoldOut: boolean
  /** The last packs that can be bought; undefined while there are plenty. */
  left: number | undefined
  /** Stored path. */
  picture: string | undefined
}

export type LabelFacts = Omit<ProductFacts, 'variants' | 'rating'>

/** A product, prepared for display in any channel. */
export interface ShownProduct {
  id: string
  name: string
  /** Its Hindi name, or ''. */
  hindiName: string
  description: string
  category: Category | undefined
  /** Path under the shop's origin. */
  path: string
  /** Stored paths. */
  pictures: readonly string[]
  facts: LabelFacts | undefined
  /** Undefined while it has no published review. */
  rating?: Rating | undefined
  /** The variants that have a price, in order. */
  variants: readonly ShownVariant[]
}

/**
 * Prepares a product for display. Pages, structured data, feeds and all other channels use this, so they
 * never disagree.
 * @param facts the label's facts; undefined until they are known
 */
export function showProduct(product: Product, facts?: ProductFacts): ShownProduct {
  return {
    id: product._id,
    name: product.name,
    hindiName: product.hindiName,
    description: product.description,
    category: product.category,
    path: productPath(product),
    pictures: product.images,
    facts: facts && toLabel(facts),
    ...(facts?.rating && { rating: facts.rating }),
    variants: product.variants.flatMap((variant, place) => {
      const price = variantPrice(variant)
      const ofVariant = facts?.variants.find(({ _id }) => _id === variant._id)
      return price > 0 ? [showVariant(product, { variant, place, price, facts: ofVariant })] : []
    }),
  }
}

function toLabel({ variants, rating, ...label }: ProductFacts): LabelFacts {
  return label
}

interface PositionedVariant {
  variant: Variant
  /** The pack's position among all packs of the product, from 0. */
  place: number
  price: Paise
  facts: VariantFacts | undefined
}

function showVariant(
  { name, images, variants }: Product,
  { variant, place, price, facts }: PositionedVariant,
): ShownVariant {
  return {
    id: variant._id,
    title: `${name}, ${variant.quantity}`,
    label: variant.quantity,
    price,
    mrp: facts && parseRupees(facts.mrp),
    net: facts?.net,
    unitPrice: facts?.net && unitPrice(price, facts.net),
    isSoldOut: variant.isSoldOut === true,
    left: variant.isSoldOut ? undefined : variant.left,
    // The first picture shows the product itself. If there are enough pictures, the next ones show the packs.
    picture: images.length > variants.length ? images[place + 1] : images[0],
  }
}
