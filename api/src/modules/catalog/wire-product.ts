import type { Product, Variant } from 'shared-contracts/catalog/product'
import type { ProductFacts } from 'shared-contracts/catalog/product-facts-schema'
import { paise, rupees } from 'shared-contracts/values/money'
import type { products, variants } from './catalog.tables'

export interface StoredVariant
  extends Pick<
    typeof variants.$inferSelect,
    'id' | 'label' | 'price' | 'mrp' | 'netAmount' | 'netUnit' | 'isSoldOut'
  > {
  isCounted: boolean
  /** The available packs if they are few; null if there are plenty, or nobody counts them. */
  left: number | null
}

export type StoredProduct = typeof products.$inferSelect & { variants: readonly StoredVariant[] }

/** The label facts stored for a product. Without a maker, the shop itself is the maker. */
export type OwnFacts = Omit<ProductFacts, 'maker' | 'licence'> & { maker: string | undefined }

/** Returns the fields shown in lists and on pages (specification 24.1). */
export function toProduct(stored: StoredProduct): Product {
  const { id, name, hindiName, synonyms, description, category, images, imageTexts, variants } = stored
  return {
    _id: id,
    name,
    hindiName,
    synonyms,
    description,
    category,
    images,
    ...(imageTexts.some(Boolean) && { imageTexts }),
    variants: variants.map((variant) => ({
      _id: variant.id,
      quantity: variant.label,
      price: rupees(paise(variant.price)),
      ...availability(variant),
    })),
  }
}

/** A pack can be marked as sold out by hand, counted or not. */
function availability({ isSoldOut, left }: StoredVariant): Pick<Variant, 'isSoldOut' | 'left'> {
  if (isSoldOut || left === 0) return { isSoldOut: true }
  return left === null ? {} : { left }
}

/** A product for placing orders: a counted pack is sold out only if it can't be reserved. */
export function toSoldProduct(stored: StoredProduct) {
  const product = toProduct(stored)
  return {
    ...product,
    variants: product.variants.map(({ isSoldOut, left, ...variant }, place) => ({
      ...variant,
      ...(stored.variants[place]?.isSoldOut && { isSoldOut: true }),
      ...(stored.variants[place]?.isCounted && { isCounted: true }),
    })),
  }
}

export function toFacts(stored: StoredProduct): OwnFacts {
  const { origin, maker, bestBeforeMonths, ingredients, allergens, variants } = stored
  return {
    origin: origin ?? undefined,
    maker: maker ?? undefined,
    bestBeforeMonths: bestBeforeMonths ?? undefined,
    ingredients: ingredients ?? undefined,
    allergens: allergens ?? undefined,
    variants: variants.map(({ id, price, mrp, netAmount, netUnit }) => ({
      _id: id,
      mrp: rupees(paise(mrp ?? price)),
      ...(netAmount && netUnit && { net: { amount: netAmount, unit: netUnit } }),
    })),
  }
}
