import type {
  AdminInvoice,
  CancelInvoice,
  InvoiceList,
  InvoiceSearch,
  WriteCredit,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const address = (id: string) => `/api/admin/invoices/${encodeURIComponent(id)}`

/** Returns the address of a single PDF with several invoices. */
export function printAddress(ids: readonly string[]): string {
  return `/api/admin/invoices/print?ids=${ids.join(',')}`
}

export function noteAddress(id: string): string {
  return `/api/admin/credit-notes/${encodeURIComponent(id)}/print`
}

export const {
  useMfAdminFindInvoicesQuery,
  useMfAdminGetInvoiceQuery,
  useMfAdminCancelInvoiceMutation,
  useMfAdminWriteCreditMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminFindInvoices: build.query<InvoiceList, InvoiceSearch>({
      queryFn: adminCall((data) => ({ url: '/api/admin/invoices/search', method: 'POST', data })),
      providesTags: ['AdminInvoices'],
    }),
    mfAdminGetInvoice: build.query<AdminInvoice, string>({
      queryFn: adminCall((id) => ({ url: address(id) })),
      providesTags: ['AdminInvoices'],
    }),
    mfAdminCancelInvoice: build.mutation<AdminInvoice, CancelInvoice & { id: string }>({
      queryFn: adminCall(({ id, ...data }) => ({ url: `${address(id)}/cancellation`, method: 'POST', data })),
      invalidatesTags: ['AdminInvoices', 'AdminAuditLog'],
    }),
    mfAdminWriteCredit: build.mutation<AdminInvoice, WriteCredit & { id: string; key: string }>({
      queryFn: adminCall(({ id, key, ...data }) => ({
        url: `${address(id)}/credit-notes`,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['AdminInvoices', 'AdminAuditLog'],
    }),
  }),
})
