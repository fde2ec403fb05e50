import type * as schema from 'shared-contracts/catalog/admin/catalogue-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const buildAddress = (id: string) => `/api/admin/products/${encodeURIComponent(id)}`

interface OfProduct<Change> {
  id: string
  change: Change
}

export const {
  useMfAdminGetProductsQuery,
  useMfAdminGetProductQuery,
  useMfAdminGetProductHistoryQuery,
  useMfAdminEditProductMutation,
  useMfAdminMarkSoldOutMutation,
  useMfAdminMoveProductMutation,
  useMfAdminUndoSaveMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetProducts: build.query({
      queryFn: adminCall<{ products: schema.AdminProduct[] }, void>(() => ({ url: '/api/admin/products' })),
      providesTags: ['AdminCatalog'],
    }),
    mfAdminGetProduct: build.query({
      queryFn: adminCall<schema.AdminProduct, string>((id) => ({ url: buildAddress(id) })),
      providesTags: ['AdminCatalog'],
    }),
    mfAdminGetProductHistory: build.query({
      queryFn: adminCall<{ changes: schema.ProductChange[]; charged: schema.ChargedPrice[] }, string>(
        (id) => ({ url: `${buildAddress(id)}/history` }),
      ),
      providesTags: ['AdminCatalog'],
    }),
    mfAdminEditProduct: build.mutation({
      queryFn: adminCall<schema.AdminProduct, OfProduct<schema.ProductEdit>>(({ id, change }) => ({
        url: buildAddress(id),
        method: 'PATCH',
        data: change,
      })),
      invalidatesTags: ['AdminCatalog'],
    }),
    mfAdminMarkSoldOut: build.mutation({
      queryFn: adminCall<schema.SoldOutMark, schema.SoldOutMark & { productId: string; variantId: string }>(
        ({ productId, variantId, isSoldOut }) => ({
          url: `${buildAddress(productId)}/variants/${encodeURIComponent(variantId)}/sold-out`,
          method: 'PUT',
          data: { isSoldOut },
        }),
      ),
      invalidatesTags: ['AdminCatalog'],
    }),
    mfAdminMoveProduct: build.mutation({
      queryFn: adminCall<schema.AdminProduct, OfProduct<{ version: number; place: number }>>(
        ({ id, change }) => ({
          url: `${buildAddress(id)}/place`,
          method: 'POST',
          data: change,
        }),
      ),
      invalidatesTags: ['AdminCatalog'],
    }),
    mfAdminUndoSave: build.mutation({
      queryFn: adminCall<schema.UndoneSave, string>((save) => ({
        url: `/api/admin/catalogue-saves/${save}/undo`,
        method: 'POST',
      })),
      invalidatesTags: ['AdminCatalog'],
    }),
  }),
})
