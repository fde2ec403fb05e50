import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { InvoicesQuery, LabelQuery, SlipQuery } from 'shared-contracts/fulfilment/admin/documents-schema'
import { showPdf } from '../../../../http/responses/send-pdf'
import { requireStaff } from '../../../staff'
import type { ShippingDocuments, Wanted } from './shipping-documents'

const config = { right: 'pack-and-ship' } as const

/** PDFs that browsers open in a new tab, to print or share from there. */
export function documentsRoutes({ labels, slips, invoices }: ShippingDocuments): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/documents/labels',
      { config, schema: { summary: 'Address labels as one PDF', querystring: LabelQuery } },
      async (request, reply) => {
        const { size, ...which } = request.query
        return showPdf(reply, 'labels', await labels(toWanted(which), size, requireStaff(request)))
      },
    )

    routes.get(
      '/documents/slips',
      { config, schema: { summary: 'Packing slips as one PDF', querystring: SlipQuery } },
      async (request, reply) => {
        const { size, ...which } = request.query
        return showPdf(reply, 'packing-slips', await slips(toWanted(which), size, requireStaff(request)))
      },
    )

    routes.get(
      '/documents/invoices',
      { config, schema: { summary: 'Invoices of orders as one PDF', querystring: InvoicesQuery } },
      async (request, reply) => {
        const { orders } = toWanted(request.query)
        return showPdf(reply, 'invoices', await invoices(orders, requireStaff(request)))
      },
    )
  }
}

function toWanted({ orders, shipment }: { orders: string; shipment?: string | undefined }): Wanted {
  return { orders: [...new Set(orders.split(','))], shipment }
}
