import type { Ingredient } from '../ingredients/ingredient'
import type { RecipeCard } from './recipe-cards'

/** How a dish is cooked, apart from what its card says. */
export interface RecipeMethod {
  id: number
  /** One line under the title. */
  subtitle: string
  /** Whose kitchen it is from, such as 'Punjabi'. */
  cuisine: string
  /** Its place in a meal, where it is no main course. */
  category?: string
  /** How many it feeds, such as '4-6'. */
  serves: string
  preparationTime: string
  cookingTime: string
  /** Stored path of the picture of its spices, laid out: the flat-lay closest to the ingredients. */
  ingredientsImage: string
  ingredients: readonly Ingredient[]
  /** Each step as 'Head: what to do' (specification 6.7). */
  instructions: readonly string[]
  tips: readonly string[]
  closing: string
  suggestions: string
}

export type Recipe = RecipeCard &
  RecipeMethod & {
    category: string
    /** The `lang` of a title that the shop's people gave: it has one version. */
    lang?: string | undefined
  }

export interface MethodStep {
  title?: string
  text: string
}

/** A step split at its first colon-and-space; a step without one has no head. */
export function methodStep(instruction: string): MethodStep {
  const at = instruction.indexOf(': ')
  return at < 0 ? { text: instruction } : { title: instruction.slice(0, at), text: instruction.slice(at + 2) }
}

/** The name of a step's place in a page, from 1. */
export const stepAnchor = (number: number) => `step-${number}`
