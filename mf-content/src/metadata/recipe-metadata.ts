import { paths } from 'shared-contracts/domain/paths'
import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/share-picture'
import { collectionPage, organizationRef } from 'shared-contracts/remote/structured-data'
import { methodStep, type Recipe } from '../data/recipes/recipe'
import { cookedDish, recipeCards } from '../data/recipes/recipe-cards'
import { heads } from '../heads'

const trail = [
  { name: 'Home', path: paths.home },
  { name: 'Recipes', path: paths.recipes },
]

/** What is told of the recipes' list, which has two addresses and is known by the first. */
export function recipesMetadata(origin: string): Metadata {
  const items = recipeCards.map(({ id, title }) => ({ name: title, path: paths.recipe(id) }))
  const { title, description } = heads.recipes()
  const [first] = recipeCards
  return {
    type: 'website',
    canonical: paths.recipes,
    picture: first && sharePicture(first.image, cookedDish(first)),
    trail,
    structuredData: [collectionPage(origin, { name: title, description, path: paths.recipes, items })],
  }
}

/** What is told of one recipe; nothing of an id without one. */
export function recipeMetadata(recipe: Recipe | undefined, origin: string): Metadata {
  if (!recipe) return { type: 'website' }
  const path = paths.recipe(recipe.id)
  return {
    type: 'article',
    canonical: path,
    picture: sharePicture(recipe.image, cookedDish(recipe)),
    trail: [...trail, { name: recipe.title, path }],
    structuredData: [recipeData(recipe, origin + path, origin)],
  }
}

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
