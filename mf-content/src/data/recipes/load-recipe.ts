import type { AppDispatch } from 'shared-contracts/store'
import { findRecipeCard } from './recipe-cards'
import { recipesApi } from './recipes-api'

/** Asks for the recipe of an address; for nothing where there is none. */
export function loadRecipe(id: string | undefined) {
  return (dispatch: AppDispatch): readonly PromiseLike<unknown>[] => {
    const card = findRecipeCard(id)
    if (!card) return []
    return [dispatch(recipesApi.endpoints.mfContentGetRecipe.initiate(card.id, { subscribe: false }))]
  }
}
