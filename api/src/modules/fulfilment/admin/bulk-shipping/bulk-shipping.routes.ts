import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BulkPacking,
  BulkShipping,
  PackedShipments,
  RowResults,
} from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { buildScopedRepeatKey } from '../../../../http/requests/repeat-key'
import { requireStaff } from '../../../staff'
import type { BulkShipping as Bulk } from './bulk-shipping'
import type { PackedShipmentsList } from './packed-shipments'

const config = { right: 'pack-and-ship' } as const
const response = { 200: RowResults }

export function bulkShippingRoutes(
  { list }: PackedShipmentsList,
  { ship, check, pack }: Bulk,
): FastifyPluginAsyncZod {
  return async (routes) => {
    const fail = (error: unknown) => routes.log.error({ err: error }, 'A row of a bulk action failed.')

    routes.get(
      '/packed-shipments',
      {
        config,
        schema: { summary: 'Packed shipments, and those just shipped', response: { 200: PackedShipments } },
      },
      (request) => list(requireStaff(request)),
    )

    routes.post(
      '/bulk-packing',
      { config, schema: { summary: 'Mark many orders as packed', body: BulkPacking, response } },
      async (request) => ({ results: await pack(request.body.orders, requireStaff(request), fail) }),
    )

    routes.post(
      '/bulk-shipping',
      {
        config,
        schema: { summary: 'Ship many packed shipments; repeating it is safe', body: BulkShipping, response },
      },
      async (request) => {
        const { body, headers } = request
        const results = await ship(
          body.shipments,
          requireStaff(request),
          ({ id, courier, awb }) => buildScopedRepeatKey(headers, id, courier, awb),
          fail,
        )
        return { results }
      },
    )

    routes.post(
      '/bulk-shipping/check',
      {
        config,
        schema: {
          summary: "Check which packed shipments can ship, and why the others can't",
          body: BulkShipping,
          response,
        },
      },
      async (request) => ({ results: await check(request.body.shipments, requireStaff(request), fail) }),
    )
  }
}
