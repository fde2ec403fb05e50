import type { AppDispatch } from 'shared-contracts/store'
import { findRecipeCard } from './recipe-cards'
import { recipesApi } from './recipes-api'

/** Requests the recipe with the id in the address; does nothing for an unknown id. */
export function loadRecipe(id: string | undefined) {
  return (dispatch: AppDispatch): readonly PromiseLike<unknown>[] => {
    const card = findRecipeCard(id)
    if (!card) return []
    return [dispatch(recipesApi.endpoints.mfContentGetRecipe.initiate(card.id, { subscribe: false }))]
  }
}
