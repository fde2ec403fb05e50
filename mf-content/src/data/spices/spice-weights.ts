import { teaspoons } from '../ingredients/kitchen-amount'
import type { SpiceOfDish } from './list-spices'
import type { SpiceId } from './sold-spices'

/**
 * Grams in a teaspoon of a spice, or in one piece where recipes count pieces. Teaspoons are rounded from the
 * household measures of USDA FoodData Central, SR Legacy: turmeric 3.0, chilli 2.7, paprika 2.3, coriander seed
 * 1.8, cumin seed 2.1, curry powder 2.0, yellow mustard seed 3.3. Blends are taken as 2.5, between curry powder
 * and chilli powder. The weights of pieces are overestimated, so that an offered pack is never too small.
 */
const weights: Readonly<Record<SpiceId, number>> = {
  'bay-leaves': 0.3,
  'biryani-masala': 2.5,
  'butter-paneer-masala': 2.5,
  'chinese-five-spice': 2.5,
  'chole-masala': 2.5,
  cinnamon: 3,
  cloves: 0.1,
  'coriander-powder': 2,
  'creole-seasoning': 2.5,
  'cumin-seeds': 2,
  'curry-powder': 2,
  'dried-red-chillies': 1,
  'garam-masala': 2.5,
  'green-cardamom': 0.3,
  'kashmiri-chilli-powder': 2.5,
  'mustard-seeds': 3.5,
  'pav-bhaji-masala': 2.5,
  'rasam-powder': 2.5,
  'red-chilli-powder': 2.5,
  'taco-seasoning': 2.5,
  'turmeric-powder': 3,
}

/** Returns the grams of a spice in the recipe, before scaling. */
export function computeGrams({ id, measure }: Pick<SpiceOfDish, 'id' | 'measure'>): number {
  return (teaspoons(measure) ?? measure.amount) * weights[id]
}
