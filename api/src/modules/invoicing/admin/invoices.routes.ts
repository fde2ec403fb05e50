import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminInvoice,
  CancelInvoice,
  InvoiceCopy,
  InvoiceList,
  InvoiceSearch,
  ValidatedSampleInvoices,
  WriteCredit,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import * as z from 'zod/mini'
import { buildScopedRepeatKey } from '../../../http/requests/repeat-key'
import { sendPdf } from '../../../http/responses/send-pdf'
import { requireStaff } from '../../staff'
import type { Invoices } from '..'
import type { AdminInvoices } from './invoices'

const see = { right: 'see-invoices' } as const
const change = { right: 'change-invoices', isReauthenticated: true } as const
const params = z.object({ id: z.string() })
const MOST_AT_ONCE = 100

const splitList = (text: string) => [...new Set(text.split(',').filter(Boolean))]
const COPIES = /^(original|duplicate|triplicate)(,(original|duplicate|triplicate))*$/
const Print = z.object({
  ids: z.string().check(z.regex(/^[\w-]+(,[\w-]+)*$/), z.maxLength(MOST_AT_ONCE * 37)),
  copies: z.optional(z.string().check(z.regex(COPIES))),
})
const Copies = z.array(InvoiceCopy)

interface InvoicesRoutesDeps {
  admin: AdminInvoices
  printing: Pick<Invoices, 'printInvoices' | 'printNote'>
}

export function invoicesRoutes({ admin, printing }: InvoicesRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/invoices/search',
      {
        config: see,
        schema: {
          summary: 'Invoices, newest first',
          body: InvoiceSearch,
          response: { 200: InvoiceList },
        },
      },
      (request) => admin.search(request.body),
    )

    app.get(
      '/invoices/:id',
      { config: see, schema: { summary: 'One invoice', params, response: { 200: AdminInvoice } } },
      (request) => admin.find(request.params.id),
    )

    app.get(
      '/invoices/print',
      { config: see, schema: { summary: 'Invoices in one PDF', querystring: Print } },
      async (request, reply) => {
        const ids = splitList(request.query.ids)
        const { copies } = request.query
        return sendPdf(
          reply,
          ids.length === 1 ? 'invoice' : 'invoices',
          await printing.printInvoices(ids, copies ? Copies.parse(splitList(copies)) : undefined),
        )
      },
    )

    app.get(
      '/credit-notes/:id/print',
      { config: see, schema: { summary: 'A credit note as PDF', params } },
      async (request, reply) =>
        sendPdf(reply, 'credit-note', await printing.printNote(request.params.id, ['original'])),
    )

    app.post(
      '/invoices/samples',
      {
        config: change,
        schema: {
          summary: 'Replace all sample invoices with tax invoices',
          response: { 200: ValidatedSampleInvoices },
        },
      },
      (request) => admin.validateSampleInvoices(requireStaff(request)),
    )

    app.post(
      '/invoices/:id/cancellation',
      {
        config: change,
        schema: {
          summary: 'Cancel an incorrect invoice from the current month',
          params,
          body: CancelInvoice,
          response: { 200: AdminInvoice },
        },
      },
      (request) => admin.cancel(request.params.id, request.body, requireStaff(request)),
    )

    app.post(
      '/invoices/:id/credit-notes',
      {
        config: change,
        schema: {
          summary: 'Issue a credit note for part of an invoice',
          params,
          body: WriteCredit,
          response: { 200: AdminInvoice },
        },
      },
      (request) =>
        admin.credit(
          request.params.id,
          request.body,
          requireStaff(request),
          buildScopedRepeatKey(request.headers, request.params.id),
        ),
    )
  }
}
