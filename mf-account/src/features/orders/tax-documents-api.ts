import { api, flag, list, oneOf, reportMalformed, shape, text } from 'shared-contracts/http'
import type { TaxDocument } from 'shared-contracts/invoicing/tax-documents'

const readDocument = shape<Partial<TaxDocument>>({
  id: text,
  kind: oneOf(['invoice', 'credit-note']),
  number: text,
  orderId: text,
  issuedOn: text,
  isTaxInvoice: flag,
})

/** Without its id or kind a document has no address. */
const readDocuments = list<TaxDocument | undefined>((...args) => {
  const document = readDocument(...args)
  return document?.id && document.kind ? (document as TaxDocument) : undefined
})

export const { useMfAccountGetTaxDocumentsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Those of all orders: one call however many are shown. */
    mfAccountGetTaxDocuments: build.query<TaxDocument[], void>({
      query: () => ({ url: '/api/tax-documents' }),
      transformResponse: (answer: unknown) => readDocuments(answer, 'taxDocuments', reportMalformed),
    }),
  }),
})
