import type { LabelFacts, ShownProduct } from 'shared-contracts/catalog/shown-product'
import { shop } from 'shared-contracts/platform/shop'
import { paise } from 'shared-contracts/values/money'
import type { Spoken } from './envelope'
import type { Product } from './response-schema'
import { toWirePicture, toWirePrice, VARIANT_OPTION, wireVariant } from './wire-variant'

/** Converts a product to UCP. @param product a product with at least one pack */
export function wireProduct(product: ShownProduct, spoken: Spoken): Product {
  const { id, name, description, category, path, pictures, facts, rating, variants } = product
  const prices = variants.map(({ price }) => price)
  return {
    id,
    handle: id,
    title: name,
    ...(spoken.version !== '2026-04-08' && { brand: shop.brand }),
    description: { plain: description },
    url: spoken.origin + path,
    categories: category ? [{ value: category, taxonomy: 'merchant' }] : [],
    price_range: {
      min: toWirePrice(paise(Math.min(...prices))),
      max: toWirePrice(paise(Math.max(...prices))),
    },
    media: pictures.map((picture) => toWirePicture(picture, name, spoken)),
    options: [{ name: VARIANT_OPTION, values: variants.map(({ label }) => ({ label })) }],
    variants: variants.map((variant) => wireVariant(product, variant, spoken)),
    ...(rating && { rating: { value: rating.average, scale_max: 5, count: rating.count } }),
    ...(facts && { metadata: toWireLabel(facts) }),
  }
}

function toWireLabel({ origin, maker, licence, bestBeforeMonths, ingredients, allergens }: LabelFacts) {
  return {
    maker,
    ...(origin !== undefined && { country_of_origin: origin }),
    ...(licence !== undefined && { food_licence: licence }),
    ...(bestBeforeMonths !== undefined && { best_before_months: bestBeforeMonths }),
    ...(ingredients && { ingredients }),
    ...(allergens && { allergens }),
  }
}
