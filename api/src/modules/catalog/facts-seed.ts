import type { NetQuantity, ProductFacts } from 'shared-contracts/catalog/product-facts-schema'

/** What the label of a product says, as files describe it. */
export type SeedFacts = Readonly<
  Required<Pick<ProductFacts, 'origin' | 'bestBeforeMonths'>> & {
    _id: string
    ingredients: readonly string[]
    allergens: readonly string[]
    packs: readonly Readonly<{ _id: string; net: Readonly<NetQuantity> }>[]
  }
>
