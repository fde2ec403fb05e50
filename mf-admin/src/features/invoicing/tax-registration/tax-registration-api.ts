import type {
  SetTaxRegistration,
  TaxRegistrationPage,
  ValidatedSampleInvoices,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const url = '/api/admin/tax-registration'

export const {
  useMfAdminGetTaxRegistrationQuery,
  useMfAdminSetTaxRegistrationMutation,
  useMfAdminValidateSampleInvoicesMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetTaxRegistration: build.query<TaxRegistrationPage, void>({
      queryFn: adminCall(() => ({ url })),
      providesTags: ['AdminInvoices'],
    }),
    mfAdminValidateSampleInvoices: build.mutation<ValidatedSampleInvoices, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/invoices/samples', method: 'POST' })),
      invalidatesTags: ['AdminInvoices', 'AdminOrders', 'AdminAuditLog'],
    }),
    mfAdminSetTaxRegistration: build.mutation<TaxRegistrationPage, SetTaxRegistration>({
      queryFn: adminCall((data) => ({ url, method: 'PUT', data })),
      invalidatesTags: ['AdminInvoices', 'AdminAuditLog'],
    }),
  }),
})
