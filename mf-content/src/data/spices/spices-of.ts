import type { Collection } from 'shared-contracts/domain/collections'
import { measuresOf } from '../ingredients/ingredient'
import { teaspoons } from '../ingredients/kitchen-amount'
import type { RecipeMethod } from '../recipes/recipe'
import { type SpiceId, soldSpices } from './sold-spices'

/** A spice that a dish takes and the shop sells. */
export interface SpiceOfDish {
  id: SpiceId
  name: string
  list: Collection['slug']
  /** How much of it the recipe's own pot takes. */
  grams: number
}

/** The spices of a dish that the shop sells, in the order of the ingredients. */
export function spicesOf({ ingredients }: Pick<RecipeMethod, 'ingredients'>): readonly SpiceOfDish[] {
  return ingredients.flatMap(measuresOf).flatMap((measure) => {
    const id = measure.productId
    if (!id) return []
    const { name, list, grams } = soldSpices[id]
    return [{ id, name, list, grams: (teaspoons(measure) ?? measure.amount) * grams }]
  })
}
