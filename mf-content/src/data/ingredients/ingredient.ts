import type { SpiceId } from '../spices/sold-spices'
import { type Amount, amountText, kitchenAmount, type Unit } from './kitchen-amount'

/** One measured part of an ingredient, such as 2 tbsp of Chole Masala. */
export interface Measure extends Amount {
  what: string
  /** What it is where there is at most one of it: 'onion' for 'onions'. */
  one?: string
  /** Whether it is never halved, such as a bay leaf. */
  isWhole?: true
  /** What the shop sells it as. */
  productId?: SpiceId
}

/** A line of the list: a text that stays, a measure, or several of both in the order in which they are read. */
export type Ingredient = string | Measure | readonly (string | Measure)[]

const words: Record<Unit, readonly [one: string, many: string]> = {
  tsp: ['tsp', 'tsp'],
  tbsp: ['tbsp', 'tbsp'],
  cup: ['cup', 'cups'],
  g: ['g', 'g'],
  kg: ['kg', 'kg'],
  inch: ['inch of', 'inches of'],
  sprig: ['sprig of', 'sprigs of'],
  stick: ['stick of', 'sticks of'],
  'small stick': ['small stick of', 'small sticks of'],
  clove: ['clove of', 'cloves of'],
  pinch: ['pinch of', 'pinches of'],
  'lemon-sized piece': ['lemon-sized piece of', 'lemon-sized pieces of'],
}

/** Those of which one is 'a', not '1'. */
const unnumbered: readonly (Unit | undefined)[] = ['pinch', 'lemon-sized piece']

/** The measures of an ingredient. */
export function measuresOf(ingredient: Ingredient): readonly Measure[] {
  return [ingredient].flat().filter((part): part is Measure => typeof part !== 'string')
}

/**
 * An ingredient as a cook reads it.
 * @param factor how many times the recipe's own pot is cooked
 */
export function ingredientText(ingredient: Ingredient, factor = 1): string {
  return [ingredient]
    .flat()
    .map((part) => (typeof part === 'string' ? part : measureText(part, factor)))
    .join('')
}

function measureText({ amount, unit, what, one = what, isWhole }: Measure, factor: number): string {
  const kitchen = kitchenAmount({ amount: amount * factor, unit }, isWhole)
  const isOne = kitchen.amount <= 1
  const number = kitchen.amount === 1 && unnumbered.includes(kitchen.unit) ? 'A' : amountText(kitchen)
  if (!kitchen.unit) return `${number} ${isOne ? one : what}`
  return `${number} ${words[kitchen.unit][isOne ? 0 : 1]} ${what}`
}
