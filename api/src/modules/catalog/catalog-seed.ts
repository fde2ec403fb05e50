import { variantPrice } from 'shared-contracts/catalog/product'
import type { NetQuantity, ProductFacts } from 'shared-contracts/catalog/product-facts-schema'
import type { Product } from 'shared-contracts/catalog/product-schema'
import type { OtherLanguage } from 'shared-contracts/i18n/language'
import type { products, variants } from './catalog.tables'

/** Translated product descriptions in each language, keyed by the English text. */
export type TranslatedDescriptions = Readonly<Record<OtherLanguage, ReadonlyMap<string, string>>>

/** The facts on a product's label, as in the seed files. */
export type SeedFacts = Readonly<
  Required<Pick<ProductFacts, 'origin' | 'bestBeforeMonths'>> & {
    _id: string
    ingredients: readonly string[]
    allergens: readonly string[]
    packs: readonly Readonly<{ _id: string; net: Readonly<NetQuantity> }>[]
  }
>

/** A product as in the seed files, with prices in rupees. */
export type SeedProduct = Readonly<
  Omit<Product, 'synonyms' | 'images' | 'variants'> & {
    synonyms: readonly string[]
    images: readonly string[]
    variants: readonly Readonly<Omit<Product['variants'][number], 'isSoldOut'>>[]
  }
>

/** A product as stored, with prices in paise. */
export type ProductToStore = typeof products.$inferInsert & { variants: (typeof variants.$inferInsert)[] }

/** Converts the seed for storage, keeping its order. */
export function toStored(seed: readonly SeedProduct[]): ProductToStore[] {
  return seed.map(({ _id, variants, synonyms, images, ...product }, position) => ({
    ...product,
    id: _id,
    position,
    synonyms: [...synonyms],
    images: [...images],
    variants: variants.map((variant, place) => ({
      productId: _id,
      id: variant._id,
      position: place,
      label: variant.quantity,
      price: variantPrice({ ...variant }),
    })),
  }))
}
