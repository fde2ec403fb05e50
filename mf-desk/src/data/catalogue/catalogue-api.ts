import type * as schema from 'shared-contracts/domain/desk/catalogue/catalogue-schema'
import { deskApi, deskCall } from '../calls/desk-api'

const addressOf = (id: string) => `/api/desk/products/${encodeURIComponent(id)}`

interface OfProduct<Change> {
  id: string
  change: Change
}

export const catalogueApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetProducts: build.query({
      queryFn: deskCall<{ products: schema.DeskProduct[] }, void>(() => ({ url: '/api/desk/products' })),
      providesTags: ['DeskCatalogue'],
    }),
    mfDeskGetProduct: build.query({
      queryFn: deskCall<schema.DeskProduct, string>((id) => ({ url: addressOf(id) })),
      providesTags: ['DeskCatalogue'],
    }),
    mfDeskGetProductHistory: build.query({
      queryFn: deskCall<{ changes: schema.ProductChange[]; charged: schema.ChargedPrice[] }, string>(
        (id) => ({ url: `${addressOf(id)}/history` }),
      ),
      providesTags: ['DeskCatalogue'],
    }),
    mfDeskEditProduct: build.mutation({
      queryFn: deskCall<schema.DeskProduct, OfProduct<schema.ProductEdit>>(({ id, change }) => ({
        url: addressOf(id),
        method: 'PATCH',
        data: change,
      })),
      invalidatesTags: ['DeskCatalogue'],
    }),
    mfDeskMoveProduct: build.mutation({
      queryFn: deskCall<schema.DeskProduct, OfProduct<{ version: number; place: number }>>(
        ({ id, change }) => ({
          url: `${addressOf(id)}/place`,
          method: 'POST',
          data: change,
        }),
      ),
      invalidatesTags: ['DeskCatalogue'],
    }),
    mfDeskUndoSave: build.mutation({
      queryFn: deskCall<schema.UndoneSave, string>((save) => ({
        url: `/api/desk/catalogue-saves/${save}/undo`,
        method: 'POST',
      })),
      invalidatesTags: ['DeskCatalogue'],
    }),
  }),
})

export const {
  useMfDeskGetProductsQuery,
  useMfDeskGetProductQuery,
  useMfDeskGetProductHistoryQuery,
  useMfDeskEditProductMutation,
  useMfDeskMoveProductMutation,
  useMfDeskUndoSaveMutation,
} = catalogueApi
