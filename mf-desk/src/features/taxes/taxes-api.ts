import type { ProductTax, TaxedProduct } from 'shared-contracts/domain/desk/money/invoices-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

const url = '/api/desk/product-taxes'

export const { useMfDeskGetTaxesQuery, useMfDeskSetTaxMutation } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetTaxes: build.query<TaxedProduct[], void>({
      queryFn: deskCall(() => ({ url })),
      // A product that is made has no code yet.
      providesTags: ['DeskInvoices', 'DeskCatalogue'],
    }),
    mfDeskSetTax: build.mutation<TaxedProduct[], { productId: string; tax: ProductTax }>({
      queryFn: deskCall(({ productId, tax }) => ({
        url: `${url}/${encodeURIComponent(productId)}`,
        method: 'POST',
        data: tax,
      })),
      invalidatesTags: ['DeskInvoices', 'DeskJournal'],
    }),
  }),
})
