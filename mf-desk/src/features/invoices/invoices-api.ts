import type {
  CancelInvoice,
  DeskInvoice,
  InvoiceList,
  InvoiceSearch,
  WriteCredit,
} from 'shared-contracts/domain/desk/money/invoices-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

const address = (id: string) => `/api/desk/invoices/${encodeURIComponent(id)}`

/** Where a browser loads invoices from, as one PDF. */
export function printAddress(ids: readonly string[]): string {
  return `/api/desk/invoices/print?ids=${ids.join(',')}`
}

export function noteAddress(id: string): string {
  return `/api/desk/credit-notes/${encodeURIComponent(id)}/print`
}

export const {
  useMfDeskFindInvoicesQuery,
  useMfDeskGetInvoiceQuery,
  useMfDeskCancelInvoiceMutation,
  useMfDeskWriteCreditMutation,
} = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskFindInvoices: build.query<InvoiceList, InvoiceSearch>({
      queryFn: deskCall((data) => ({ url: '/api/desk/invoices/search', method: 'POST', data })),
      providesTags: ['DeskInvoices'],
    }),
    mfDeskGetInvoice: build.query<DeskInvoice, string>({
      queryFn: deskCall((id) => ({ url: address(id) })),
      providesTags: ['DeskInvoices'],
    }),
    mfDeskCancelInvoice: build.mutation<DeskInvoice, CancelInvoice & { id: string }>({
      queryFn: deskCall(({ id, ...data }) => ({ url: `${address(id)}/cancellation`, method: 'POST', data })),
      invalidatesTags: ['DeskInvoices', 'DeskJournal'],
    }),
    mfDeskWriteCredit: build.mutation<DeskInvoice, WriteCredit & { id: string; key: string }>({
      queryFn: deskCall(({ id, key, ...data }) => ({
        url: `${address(id)}/credit-notes`,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['DeskInvoices', 'DeskJournal'],
    }),
  }),
})
