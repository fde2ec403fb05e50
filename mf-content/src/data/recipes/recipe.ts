import type { RecipeCard } from './recipe-card'

/** How a dish is cooked, apart from what its card says. */
export interface RecipeMethod {
  id: number
  /** One line under the title. */
  subtitle: string
  /** How many it feeds, such as '4-6'. */
  serves: string
  preparationTime: string
  cookingTime: string
  /** Stored path of the picture of its spices, laid out: the flat-lay closest to the ingredients. */
  ingredientsImage: string
  ingredients: readonly string[]
  /** Each step as 'Head: what to do' (specification 6.7). */
  instructions: readonly string[]
  tips: readonly string[]
  closing: string
  suggestions: string
}

export type Recipe = RecipeCard & RecipeMethod
