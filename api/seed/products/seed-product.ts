export interface SeedVariant {
  readonly _id: string
  /** The label in the quantity list, such as `100 g`. */
  readonly quantity: string
  /** In rupees. */
  readonly price: number
}

/** A product of the initial catalogue (specification 24.1). */
export interface SeedProduct {
  /** A readable slug. Pages don't parse it. */
  readonly _id: string
  readonly name: string
  readonly hindiName: string
  /** Two to four plain sentences. A DIY kit's page shows one per line, split at full stops. */
  readonly description: string
  readonly category: 'WHOLE SPICES' | 'GROUND SPICES' | 'SPICES BLENDS' | 'DIY SPICE KIT'
  /** Stored paths. Whole spices have one more picture than variants, because their pages skip the first one. */
  readonly images: readonly string[]
  readonly variants: readonly SeedVariant[]
  /** Other words a shopper may search for, in lower case. */
  readonly synonyms: readonly string[]
}
