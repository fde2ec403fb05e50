import { dishPreview, previewPath } from 'shared-contracts/content/preview'
import { dishTitle, type PublishedContent } from 'shared-contracts/content/published-content'
import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/head/share-picture'
import { collectionPage, organizationRef } from 'shared-contracts/remote/head/structured-data'
import { paths } from 'shared-contracts/routing/paths'
import { ingredientText } from '../data/ingredients/ingredient'
import { methodStep, type Recipe, stepAnchor } from '../data/recipes/recipe'
import { cookedDish, recipeCards } from '../data/recipes/recipe-cards'
import { listSpices } from '../data/spices/list-spices'
import { heads } from '../heads'

const trail = [
  { name: 'Home', path: paths.home },
  { name: 'Recipes', path: paths.recipes },
]

/** Metadata of the list of recipes, which has two addresses; the first is canonical. */
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

/** Metadata of a recipe, if known. A renamed one uses its plain picture: share pictures show the old title. */
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

/** Metadata of cooking mode. Its canonical page is the recipe; for an id like '3abc', cooking mode with 3. */
export function cookMetadata(recipe: Recipe | undefined, id: string | undefined): Metadata {
  if (!recipe) return { type: 'website' }
  const isSpelt = id === String(recipe.id)
  return { type: 'article', canonical: isSpelt ? paths.recipe(recipe.id) : paths.cook(recipe.id) }
}

/** Describes a recipe for schema.org. @param url the absolute address */
export function recipeData(recipe: Recipe, url: string, origin: string) {
  return {
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    name: recipe.title,
    description: recipe.subtitle,
    url,
    image: [origin + recipe.image],
    author: organizationRef(origin),
    keywords: [recipe.hashtag.replace('#', ''), ...listSpices(recipe).map(({ name }) => name)].join(', '),
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    recipeYield: `${recipe.serves} servings`,
    prepTime: duration(parseMinutes(recipe.preparationTime)),
    cookTime: duration(parseMinutes(recipe.cookingTime)),
    totalTime: duration(parseMinutes(recipe.preparationTime, recipe.cookingTime)),
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

/** Adds up times such as '45 min' or '8 hours soaking'. Undefined if one has a different format. */
export function parseMinutes(...texts: readonly string[]): number | undefined {
  let sum = 0
  for (const text of texts) {
    const [, amount, unit] = /^(\d+) (min|hour)/.exec(text) ?? []
    if (!amount) return undefined
    sum += Number(amount) * (unit === 'hour' ? 60 : 1)
  }
  return sum
}

/** Formats minutes as an ISO 8601 duration: 45 is 'PT45M', 520 'PT8H40M'. */
export function duration(minutes: number | undefined): string | undefined {
  if (!minutes) return undefined
  const hours = Math.floor(minutes / 60)
  return `PT${hours ? `${hours}H` : ''}${minutes % 60 ? `${minutes % 60}M` : ''}`
}
