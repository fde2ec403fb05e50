import { type ApiError, api } from 'shared-contracts/http'
import type { RootState } from 'shared-contracts/store'
import type { Recipe } from './recipe'

const NOT_LOADED: ApiError = { status: 0, code: undefined, message: undefined }

/** Loads recipes as if from an api: the server sends the page's recipe; others are downloaded as a chunk. */
export const recipesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfContentGetRecipe: build.query<Recipe, number>({
      async queryFn(id, { getState }, _options, ask) {
        try {
          const { shownRecipe } = await import(/* webpackChunkName: "recipe-book" */ './shown-recipe')
          const data = await shownRecipe(id, getState() as RootState, ask)
          return data ? { data } : { error: { ...NOT_LOADED, status: 404 } }
        } catch {
          return { error: NOT_LOADED }
        }
      },
    }),
  }),
})

export const { useMfContentGetRecipeQuery } = recipesApi
