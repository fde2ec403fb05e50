import type { Ingredient, Measure } from './ingredient'
import { kitchenAmount } from './kitchen-amount'

/** An ingredient for another pot, in amounts that a kitchen can measure. @param factor how many times the recipe's own */
export function scaled(ingredient: Ingredient, factor: number): Ingredient {
  return [ingredient].flat().map((part) => (typeof part === 'string' ? part : scaledMeasure(part, factor)))
}

function scaledMeasure(measure: Measure, factor: number): Measure {
  const { amount, unit, isWhole } = measure
  return { ...measure, ...kitchenAmount({ amount: amount * factor, unit }, isWhole) }
}
