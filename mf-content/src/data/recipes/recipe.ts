import type { RecipeCard } from './recipe-cards'

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

/** A step split at its first colon-and-space; a step without one has no head. */
export function methodStep(instruction: string): { title?: string; text: string } {
  const at = instruction.indexOf(': ')
  return at < 0 ? { text: instruction } : { title: instruction.slice(0, at), text: instruction.slice(at + 2) }
}
