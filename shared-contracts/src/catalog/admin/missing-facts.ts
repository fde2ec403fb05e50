import * as z from 'zod/mini'
import type { NetQuantity } from '../product-facts-schema'

/** Facts about packed food that the law requires on its page or invoice, but that can be missing. */
export const Missing = z.enum([
  'origin',
  'ingredients',
  'allergens',
  'best-before',
  'net-quantity',
  'licence',
  'picture',
  'price',
  'tax',
])
export type Missing = z.infer<typeof Missing>

export interface Declared {
  origin: string | null
  ingredients: readonly string[] | null
  /** Empty if it is declared to contain none. */
  allergens: readonly string[] | null
  bestBeforeMonths: number | null
  images: readonly string[]
  /** True if it has an HSN code and a GST rate today. */
  isTaxed: boolean
  variants: readonly { net: NetQuantity | null; price: number }[]
}

/**
 * Lists a product's missing declarations (FSS Labelling and Display Regulations 2020; Packaged Commodities Rules 2011, rule
 * 6(10)). Maker and MRP are never missing: they default to the shop and the price.
 */
export function missingFacts(product: Declared, licence: string | undefined): Missing[] {
  const { origin, ingredients, allergens, bestBeforeMonths, images, variants } = product
  const checks: readonly (readonly [Missing, boolean])[] = [
    ['origin', origin === null],
    ['ingredients', ingredients === null || ingredients.length === 0],
    ['allergens', allergens === null],
    ['best-before', bestBeforeMonths === null],
    ['net-quantity', variants.some(({ net }) => net === null)],
    ['licence', !licence],
    ['picture', images.length === 0],
    ['price', variants.length === 0 || variants.some(({ price }) => price === 0)],
    ['tax', !product.isTaxed],
  ]
  return checks.flatMap(([missing, isMissing]) => (isMissing ? [missing] : []))
}
