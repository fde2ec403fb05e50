import { ownBlock } from 'shared-contracts/content/published-content'
import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import { paths } from 'shared-contracts/routing/paths'
import { findRecipe } from './find-recipe'
import type { Recipe } from './recipe'

/**
 * Returns a recipe, with staff's texts in place of the built-in ones.
 * @param state the store's state, with the texts that came with the document
 * @param ask calls the api if the document belonged to another page and so has only the title; if the call
 * fails, the built-in texts are shown
 */
export async function shownRecipe(
  id: number,
  state: Parameters<typeof ownBlock>[0],
  ask: (call: { url: string }) => PromiseLike<{ data?: unknown }> | { data?: unknown },
): Promise<Recipe | undefined> {
  const recipe = findRecipe(String(id))
  const own = ownBlock(state, paths.recipe(id))
  if (!recipe || !own) return recipe
  const { isElsewhere, ...said } = own
  if (!isElsewhere) return { ...recipe, ...said }
  const { data } = await ask({ url: '/api/content-blocks' })
  return { ...recipe, ...said, ...(data as AllPublishedContent | undefined)?.recipes?.[id] }
}
