import { dishPreview, previewPath } from 'shared-contracts/content/preview'
import { dishTitle, type PublishedContent } from 'shared-contracts/content/published-content'
import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/share-picture'
import { collectionPage, organizationRef } from 'shared-contracts/remote/structured-data'
import { paths } from 'shared-contracts/routing/paths'
import { ingredientText } from '../data/ingredients/ingredient'
import { methodStep, type Recipe, stepAnchor } from '../data/recipes/recipe'
import { cookedDish, recipeCards } from '../data/recipes/recipe-cards'
import { spicesOf } from '../data/spices/spices-of'
import { heads } from '../heads'

const trail = [
  { name: 'Home', path: paths.home },
  { name: 'Recipes', path: paths.recipes },
]

/** What is told of the recipes' list, which has two addresses and is known by the first. */
export function recipesMetadata(origin: string, own?: PublishedContent): Metadata {
  const items = recipeCards.map((card) => ({ name: dishTitle(card, own), path: paths.recipe(card.id) }))
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

/**
 * What is told of one recipe; nothing of an id without one. The picture with the dish's name on it knows the name that the shop
 * came with: under another it is the picture alone.
 */
export function recipeMetadata(
  specified: Recipe | undefined,
  origin: string,
  own?: PublishedContent,
): Metadata {
  if (!specified) return { type: 'website' }
  const path = paths.recipe(specified.id)
  const recipe = { ...specified, ...own?.[path] }
  const alt = cookedDish(recipe)
  return {
    type: 'article',
    canonical: path,
    picture:
      recipe.title === specified.title
        ? { path: previewPath(dishPreview(recipe)), alt }
        : sharePicture(recipe.image, alt),
    trail: [...trail, { name: recipe.title, path }],
    structuredData: [recipeData(recipe, origin + path, origin)],
  }
}

/** The recipe to cook from is known by the recipe; another spelling of its address by its own. */
export function cookMetadata(recipe: Recipe | undefined, id: string | undefined): Metadata {
  if (!recipe) return { type: 'website' }
  const isSpelt = id === String(recipe.id)
  return { type: 'article', canonical: isSpelt ? paths.recipe(recipe.id) : paths.cook(recipe.id) }
}

/**
 * A recipe as schema.org describes it. The total time is what the page says of both its parts together.
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
    keywords: [recipe.hashtag.replace('#', ''), ...spicesOf(recipe).map(({ name }) => name)].join(', '),
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    recipeYield: `${recipe.serves} servings`,
    prepTime: duration(minutesIn(recipe.preparationTime)),
    cookTime: duration(minutesIn(recipe.cookingTime)),
    totalTime: duration(minutesIn(recipe.preparationTime, recipe.cookingTime)),
    recipeIngredient: recipe.ingredients.map((ingredient) => ingredientText(ingredient)),
    recipeInstructions: recipe.instructions.map(methodStep).map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
      url: `${url}#${stepAnchor(index + 1)}`,
    })),
  }
}

/** The minutes in '45 min' or '8 hours soaking', added up. Undefined where one is told in other words. */
export function minutesIn(...texts: readonly string[]): number | undefined {
  let sum = 0
  for (const text of texts) {
    const [, amount, unit] = /^(\d+) (min|hour)/.exec(text) ?? []
    if (!amount) return undefined
    sum += Number(amount) * (unit === 'hour' ? 60 : 1)
  }
  return sum
}

/** Minutes as ISO 8601 has them: 45 are 'PT45M', 520 'PT8H40M'. */
export function duration(minutes: number | undefined): string | undefined {
  if (!minutes) return undefined
  const hours = Math.floor(minutes / 60)
  return `PT${hours ? `${hours}H` : ''}${minutes % 60 ? `${minutes % 60}M` : ''}`
}
