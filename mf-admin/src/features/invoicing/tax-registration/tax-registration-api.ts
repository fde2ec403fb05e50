import type {
  SetTaxRegistration,
  TaxRegistrationPage,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const url = '/api/admin/tax-registration'

export const { useMfAdminGetTaxRegistrationQuery, useMfAdminSetTaxRegistrationMutation } =
  adminApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      mfAdminGetTaxRegistration: build.query<TaxRegistrationPage, void>({
        queryFn: adminCall(() => ({ url })),
        providesTags: ['AdminInvoices'],
      }),
      mfAdminSetTaxRegistration: build.mutation<TaxRegistrationPage, SetTaxRegistration>({
        queryFn: adminCall((data) => ({ url, method: 'PUT', data })),
        invalidatesTags: ['AdminInvoices', 'AdminAuditLog'],
      }),
    }),
  })
