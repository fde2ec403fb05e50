import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { NewPack, NewProduct } from 'shared-contracts/catalog/admin/making-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const url = '/api/admin/products'

export const { useMfAdminMakeProductMutation, useMfAdminMakePackMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminMakeProduct: build.mutation<AdminProduct, NewProduct>({
      queryFn: adminCall((data) => ({ url, method: 'POST', data })),
      invalidatesTags: ['AdminCatalog', 'AdminAuditLog'],
    }),
    mfAdminMakePack: build.mutation<AdminProduct, { productId: string; pack: NewPack }>({
      queryFn: adminCall(({ productId, pack }) => ({
        url: `${url}/${encodeURIComponent(productId)}/packs`,
        method: 'POST',
        data: pack,
      })),
      invalidatesTags: ['AdminCatalog', 'AdminAuditLog'],
    }),
  }),
})
