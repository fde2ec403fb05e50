import type { SetTaxIdentity, TaxIdentityPage } from 'shared-contracts/invoicing/admin/invoices-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const url = '/api/admin/shop-identity'

export const { useMfAdminGetTaxIdentityQuery, useMfAdminSetTaxIdentityMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetTaxIdentity: build.query<TaxIdentityPage, void>({
      queryFn: adminCall(() => ({ url })),
      providesTags: ['AdminInvoices'],
    }),
    mfAdminSetTaxIdentity: build.mutation<TaxIdentityPage, SetTaxIdentity>({
      queryFn: adminCall((data) => ({ url, method: 'PUT', data })),
      invalidatesTags: ['AdminInvoices', 'AdminAuditLog'],
    }),
  }),
})
