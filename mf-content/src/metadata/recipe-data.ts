import { organizationRef } from 'shared-contracts/remote/structured-data'
import { methodStep } from '../data/recipes/method-step'
import type { Recipe } from '../data/recipes/recipe'

/**
 * A recipe as schema.org describes it.
 * @param url its address with the origin
 */
export function recipeData(recipe: Recipe, url: string, origin: string) {
  return {
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    name: recipe.title,
    description: recipe.subtitle,
    url,
    image: [origin + recipe.image],
    author: organizationRef(origin),
    keywords: recipe.hashtag.replace('#', ''),
    recipeYield: `${recipe.serves} servings`,
    prepTime: duration(recipe.preparationTime),
    cookTime: duration(recipe.cookingTime),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map(methodStep).map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  }
}

/** '45 min' as ISO 8601 has it, 'PT45M'; '8 hours soaking' is 'PT8H'. Undefined for a time told in other words. */
export function duration(text: string): string | undefined {
  const [, amount, unit] = /^(\d+) (min|hour)/.exec(text) ?? []
  if (!amount) return undefined
  return `PT${amount}${unit === 'hour' ? 'H' : 'M'}`
}
