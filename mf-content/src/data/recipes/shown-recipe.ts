import { ownBlock } from 'shared-contracts/content/published-content'
import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import { paths } from 'shared-contracts/routing/paths'
import { findRecipe } from './find-recipe'
import type { Recipe } from './recipe'

/**
 * A recipe as its pages show it: with what the shop's people have written of it, and to the letter where they have not.
 * @param state of the store, with what the document knows of it
 * @param ask the api. It is asked where the document was another page's, which knows the title alone; where that fails, the rest
 *   is as the shop came with it
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
