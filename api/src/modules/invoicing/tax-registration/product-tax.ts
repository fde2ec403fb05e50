/** How a product is taxed. */
export interface ProductTax {
  /** Code of the Harmonised System, 4 to 8 digits. */
  hsn: string
  /** In hundredths of a per cent. */
  rate: number
}

/** From a day in India on. */
export interface DatedTax extends ProductTax {
  validFrom: string
}

export type SeedTax = DatedTax & { productId: string }
