import { paths } from 'shared-contracts/domain/paths'
import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/share-picture'
import { collectionPage } from 'shared-contracts/remote/structured-data'
import { cookedDish } from '../data/recipes/cooked-dish'
import type { Recipe } from '../data/recipes/recipe'
import { recipeCards } from '../data/recipes/recipe-cards'
import { heads } from '../heads'
import { recipeData } from './recipe-data'

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
