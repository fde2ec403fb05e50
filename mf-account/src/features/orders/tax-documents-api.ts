import type { TaxDocument } from 'shared-contracts/domain/tax-documents'
import { api } from 'shared-contracts/http'

export const { useMfAccountGetTaxDocumentsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Those of all orders: one call however many are shown. */
    mfAccountGetTaxDocuments: build.query<TaxDocument[], void>({
      query: () => ({ url: '/api/tax-documents' }),
    }),
  }),
})
