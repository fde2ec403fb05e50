/** A product's label facts. They are examples that the owner has to confirm (docs/before-launch.md). */
export interface Label {
  readonly origin: string
  /** Months from packing. */
  readonly bestBeforeMonths: number
  readonly ingredients: readonly string[]
  /** Empty if the product contains none. */
  readonly allergens: readonly string[]
}

/** Describes a single whole spice, which keeps for two years. */
export const whole = (ingredient: string, other: Partial<Label> = {}): Label => ({
  origin: 'India',
  bestBeforeMonths: 24,
  ingredients: [ingredient],
  allergens: [],
  ...other,
})

/** Describes a single ground spice, which keeps for one year. */
export const ground = (ingredient: string): Label => whole(ingredient, { bestBeforeMonths: 12 })

/** Describes a mix of spices, which keeps for one year. @param ingredients in descending order of weight */
export const mixed = (ingredients: readonly string[], allergens: readonly string[] = []): Label => ({
  origin: 'India',
  bestBeforeMonths: 12,
  ingredients,
  allergens,
})
