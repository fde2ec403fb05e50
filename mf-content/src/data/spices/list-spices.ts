import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { listMeasures, type Measure } from '../ingredients/ingredient'
import type { RecipeMethod } from '../recipes/recipe'
import { type SpiceId, soldSpices, spiceName } from './sold-spices'

export interface SpiceOfDish {
  id: SpiceId
  name: string
  list: Collection['slug']
  /** The amount in the recipe, before scaling. */
  measure: Measure
}

/** Returns the spices of a dish that the shop sells, in the order of its ingredients. */
export function listSpices({ ingredients }: Pick<RecipeMethod, 'ingredients'>): readonly SpiceOfDish[] {
  return ingredients.flatMap(listMeasures).flatMap((measure) => {
    const id = measure.productId
    return id ? [{ id, name: spiceName(id), list: soldSpices[id], measure }] : []
  })
}
