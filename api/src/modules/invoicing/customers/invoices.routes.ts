import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BuyerRegistration, OrderBuyer } from 'shared-contracts/invoicing/buyer-schema'
import { TaxDocument } from 'shared-contracts/invoicing/tax-documents-schema'
import * as z from 'zod/mini'
import { sendPdf } from '../../../http/responses/send-pdf'
import { requireCustomer } from '../../../http/sessions/session'
import type { CustomerDocuments } from './customer-documents'

const config = { session: 'required' } as const

const ofOrder = z.object({ orderId: z.string() })

/** Reads and sets the business that an order was bought for. Finds only the customer's own orders. */
export interface CustomerBuyers {
  of: (customerId: string, orderId: string) => Promise<OrderBuyer>
  set: (customerId: string, orderId: string, buyer: BuyerRegistration | null) => Promise<OrderBuyer>
}

export function invoicesRoutes(documents: CustomerDocuments, buyers: CustomerBuyers): FastifyPluginAsyncZod {
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
      '/orders/:orderId/buyer',
      {
        config,
        schema: {
          summary: 'The business buyer of an order',
          params: ofOrder,
          response: { 200: OrderBuyer },
        },
      },
      (request) => buyers.of(requireCustomer(request), request.params.orderId),
    )

    routes.put(
      '/orders/:orderId/buyer',
      {
        config,
        schema: {
          summary: 'Set the business buyer of an order; possible until its invoice is issued',
          params: ofOrder,
          body: BuyerRegistration,
          response: { 200: OrderBuyer },
        },
      },
      (request) => buyers.set(requireCustomer(request), request.params.orderId, request.body),
    )

    routes.delete(
      '/orders/:orderId/buyer',
      {
        config,
        schema: {
          summary: 'Remove the business buyer of an order; possible until its invoice is issued',
          params: ofOrder,
          response: { 200: OrderBuyer },
        },
      },
      (request) => buyers.set(requireCustomer(request), request.params.orderId, null),
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
