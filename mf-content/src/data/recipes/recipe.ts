import type { Ingredient } from '../ingredients/ingredient'
import type { RecipeCard } from './recipe-cards'

/** A recipe without the fields of its card. */
export interface RecipeMethod {
  id: number
  subtitle: string
  /** The regional kitchen, such as 'Punjabi'. */
  cuisine: string
  /** The course; undefined for a main course. */
  category?: string
  /** The number of people, such as '4-6'. */
  serves: string
  preparationTime: string
  cookingTime: string
  /** The stored path of a picture of the recipe's spices laid out. */
  ingredientsImage: string
  ingredients: readonly Ingredient[]
  /** Each step as 'Heading: instruction' (specification 6.7). */
  instructions: readonly string[]
  tips: readonly string[]
  closing: string
  suggestions: string
}

export type Recipe = RecipeCard &
  RecipeMethod & {
    category: string
    /** The `lang` of a title written by staff, which exists in one language only. */
    lang?: string | undefined
  }

export interface MethodStep {
  title?: string
  text: string
}

/** Splits a step into its heading and text, at the first colon followed by a space. Without one it has no heading. */
export function methodStep(instruction: string): MethodStep {
  const at = instruction.indexOf(': ')
  return at < 0 ? { text: instruction } : { title: instruction.slice(0, at), text: instruction.slice(at + 2) }
}

/** Returns the fragment id of a step. @param number counted from 1 */
export const stepAnchor = (number: number) => `step-${number}`
