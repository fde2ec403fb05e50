import type { ProductTax, TaxedProduct } from 'shared-contracts/invoicing/admin/invoices-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const url = '/api/admin/product-taxes'

export const { useMfAdminGetTaxesQuery, useMfAdminSetTaxMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetTaxes: build.query<TaxedProduct[], void>({
      queryFn: adminCall(() => ({ url })),
      // Refetched when the catalogue changes, because a new product has no code yet.
      providesTags: ['AdminInvoices', 'AdminCatalog'],
    }),
    mfAdminSetTax: build.mutation<TaxedProduct[], { productId: string; tax: ProductTax }>({
      queryFn: adminCall(({ productId, tax }) => ({
        url: `${url}/${encodeURIComponent(productId)}`,
        method: 'POST',
        data: tax,
      })),
      invalidatesTags: ['AdminInvoices', 'AdminAuditLog'],
    }),
  }),
})
