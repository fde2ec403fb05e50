/** What a label says beside quantity and price. All of it is an example until the owner confirms it (docs/before-launch.md). */
export interface Label {
  /** Country of origin. */
  readonly origin: string
  /** Months from packing. */
  readonly bestBeforeMonths: number
  readonly ingredients: readonly string[]
  /** Empty where the ingredients have none. */
  readonly allergens: readonly string[]
}

/** A spice alone, as it is dried: it keeps two years. */
export const whole = (ingredient: string, other: Partial<Label> = {}): Label => ({
  origin: 'India',
  bestBeforeMonths: 24,
  ingredients: [ingredient],
  allergens: [],
  ...other,
})

/** A spice alone, ground: it keeps one year. */
export const ground = (ingredient: string): Label => whole(ingredient, { bestBeforeMonths: 12 })

/** Several spices: they keep one year. The most comes first. */
export const mixed = (ingredients: readonly string[], allergens: readonly string[] = []): Label => ({
  origin: 'India',
  bestBeforeMonths: 12,
  ingredients,
  allergens,
})
