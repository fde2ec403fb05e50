import type { Ingredient, Measure } from './ingredient'
import { kitchenAmount } from './kitchen-amount'

/** Scales an ingredient to measurable amounts. @param factor the multiple of the recipe's own quantity */
export function scaled(ingredient: Ingredient, factor: number): Ingredient {
  return [ingredient].flat().map((part) => (typeof part === 'string' ? part : scaledMeasure(part, factor)))
}

function scaledMeasure(measure: Measure, factor: number): Measure {
  const { amount, unit, isWhole } = measure
  return { ...measure, ...kitchenAmount({ amount: amount * factor, unit }, isWhole) }
}
