import type { Ingredient } from '../ingredients/ingredient'
import type { RecipeCard } from './recipe-cards'

/** The minutes that a step names, for a clock; and what for, where a step has several or they aren't the whole step. */
export type StepTimer = readonly [minutes: number, what?: string]

/** A step as 'Head: what to do' (specification 6.7), with the times of minutes that it names. */
export type Instruction = string | { text: string; timers: readonly StepTimer[] }

/** How a dish is cooked, apart from what its card says. */
export interface RecipeMethod {
  id: number
  /** One line under the title. */
  subtitle: string
  /** Whose kitchen it is from, such as 'Punjabi'. */
  cuisine: string
  /** Its place in a meal, such as 'main course'. */
  category: string
  /** How many it feeds, such as '4-6'. */
  serves: string
  preparationTime: string
  cookingTime: string
  /** Stored path of the picture of its spices, laid out: the flat-lay closest to the ingredients. */
  ingredientsImage: string
  ingredients: readonly Ingredient[]
  instructions: readonly Instruction[]
  tips: readonly string[]
  closing: string
  suggestions: string
}

export type Recipe = RecipeCard & RecipeMethod

export interface MethodStep {
  title?: string
  text: string
  timers?: readonly StepTimer[]
}

/** A step split at its first colon-and-space; a step without one has no head. */
export function methodStep(instruction: Instruction): MethodStep {
  const { text, ...rest } = typeof instruction === 'string' ? { text: instruction } : instruction
  const at = text.indexOf(': ')
  return at < 0 ? { text, ...rest } : { title: text.slice(0, at), text: text.slice(at + 2), ...rest }
}

/** The name of a step's place in a page, from 1. */
export const stepAnchor = (number: number) => `step-${number}`
