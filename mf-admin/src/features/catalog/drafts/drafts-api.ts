import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { NewProduct, NewVariant } from 'shared-contracts/catalog/admin/drafts-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const url = '/api/admin/products'

export const { useMfAdminMakeProductMutation, useMfAdminMakeVariantMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminMakeProduct: build.mutation<AdminProduct, NewProduct>({
      queryFn: adminCall((data) => ({ url, method: 'POST', data })),
      invalidatesTags: ['AdminCatalog', 'AdminAuditLog'],
    }),
    mfAdminMakeVariant: build.mutation<AdminProduct, { productId: string; variant: NewVariant }>({
      queryFn: adminCall(({ productId, variant }) => ({
        url: `${url}/${encodeURIComponent(productId)}/variants`,
        method: 'POST',
        data: variant,
      })),
      invalidatesTags: ['AdminCatalog', 'AdminAuditLog'],
    }),
  }),
})
