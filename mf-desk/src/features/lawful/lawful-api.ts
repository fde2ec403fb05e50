import type { SetTaxIdentity, TaxIdentityPage } from 'shared-contracts/domain/desk/money/invoices-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

const url = '/api/desk/shop-identity'

export const { useMfDeskGetTaxIdentityQuery, useMfDeskSetTaxIdentityMutation } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetTaxIdentity: build.query<TaxIdentityPage, void>({
      queryFn: deskCall(() => ({ url })),
      providesTags: ['DeskInvoices'],
    }),
    mfDeskSetTaxIdentity: build.mutation<TaxIdentityPage, SetTaxIdentity>({
      queryFn: deskCall((data) => ({ url, method: 'PUT', data })),
      invalidatesTags: ['DeskInvoices', 'DeskJournal'],
    }),
  }),
})
