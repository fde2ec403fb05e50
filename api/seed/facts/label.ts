/** A label's facts other than quantity and price. All are examples until the owner confirms them (docs/before-launch.md). */
export interface Label {
  readonly origin: string
  /** Months from packing. */
  readonly bestBeforeMonths: number
  readonly ingredients: readonly string[]
  /** Empty if no ingredient is one. */
  readonly allergens: readonly string[]
}

/** A single spice, dried whole. Best before two years. */
export const whole = (ingredient: string, other: Partial<Label> = {}): Label => ({
  origin: 'India',
  bestBeforeMonths: 24,
  ingredients: [ingredient],
  allergens: [],
  ...other,
})

/** A single spice, ground. Best before one year. */
export const ground = (ingredient: string): Label => whole(ingredient, { bestBeforeMonths: 12 })

/** A mix of spices, the largest ingredient first. Best before one year. */
export const mixed = (ingredients: readonly string[], allergens: readonly string[] = []): Label => ({
  origin: 'India',
  bestBeforeMonths: 12,
  ingredients,
  allergens,
})
