import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TaxDocument } from 'shared-contracts/invoicing/tax-documents-schema'
import * as z from 'zod/mini'
import { sendPdf } from '../../../http/responses/send-pdf'
import { requireCustomer } from '../../../http/sessions/session'
import type { CustomerDocuments } from './customer-documents'

const config = { session: 'required' } as const

export function invoicesRoutes(documents: CustomerDocuments): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/tax-documents',
      {
        config,
        schema: {
          summary: 'The customer’s invoices and credit notes, without cancelled ones',
          response: { 200: z.array(TaxDocument) },
        },
      },
      (request) => documents.listOf(requireCustomer(request)),
    )

    routes.get(
      '/tax-documents/:kind/:id',
      {
        config,
        schema: {
          summary: 'One document as PDF',
          params: z.object({ kind: TaxDocument.shape.kind, id: z.string() }),
        },
      },
      async (request, reply) => {
        const { kind, id } = request.params
        const { file, number } = await documents.print(requireCustomer(request), kind, id)
        return sendPdf(reply, number, file)
      },
    )
  }
}
