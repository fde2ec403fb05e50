import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { WorkToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { requireStaff } from '../../../staff'
import type { ToPack } from './to-pack'

export function toPackRoutes({ ordersToPack, couriers }: ToPack): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/to-pack',
      {
        config: { right: 'pack-and-ship' },
        schema: { summary: 'The orders to pack, for offline use', response: { 200: WorkToPack } },
      },
      async (request) => {
        // Read outside the read-only snapshot below, because the first read adds the common couriers.
        const known = await couriers()
        return { ...(await ordersToPack(requireStaff(request))), couriers: known }
      },
    )
  }
}
