import { dishes, dishPicture } from 'shared-contracts/content/dishes'
import type { PublishedContent } from 'shared-contracts/content/published-content'
import { inEnglish, type Text } from 'shared-contracts/i18n/translate'
import { paths } from 'shared-contracts/routing/paths'

export interface RecipeCard {
  id: number
  title: string
  /** The stored path of the picture of the cooked dish. */
  image: string
  /** The label under the title, such as '#chickpeas'. */
  hashtag: string
}

const hashtags: Readonly<Record<number, string>> = {
  1: '#garammasala',
  2: '#streetfood',
  3: '#chickpeas',
  4: '#biryani',
  5: '#southindian',
  6: '#paneer',
  7: '#weeknight',
  8: '#chickencurry',
  9: '#vegetarian',
  10: '#stirfry',
  11: '#creole',
  12: '#ricebowl',
}

/** The twelve built-in recipes (specification 6.3). */
export const recipeCards: readonly RecipeCard[] = dishes.map((dish) => ({
  id: dish.id,
  title: dish.title,
  image: dishPicture(dish),
  hashtag: hashtags[dish.id] ?? '',
}))

/** Finds a card by id. As in parseInt, '3abc' counts as 3. @param own staff's texts, such as a new title */
export function findRecipeCard(id: string | undefined, own?: PublishedContent): RecipeCard | undefined {
  const wanted = Number.parseInt(id ?? '', 10)
  const found = recipeCards.find((card) => card.id === wanted)
  return found && { ...found, ...own?.[paths.recipe(wanted)] }
}

/** Returns the alternative text of a recipe's picture. */
export const cookedDish = ({ title }: RecipeCard, t: Text = inEnglish) =>
  t('{dish}, cooked', { dish: t(title) })
