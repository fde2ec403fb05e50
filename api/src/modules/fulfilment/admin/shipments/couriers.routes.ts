import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Courier, CourierChange, CourierToKeep } from 'shared-contracts/fulfilment/admin/couriers-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../../staff'
import type { CourierList } from './courier-list'

// Only owners may change couriers, because customers follow the tracking addresses.
const owners = { right: 'manage-people' } as const

export function couriersRoutes(list: CourierList): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/couriers',
      {
        config: { right: 'see-orders' },
        schema: { summary: 'The couriers', response: { 200: z.array(Courier) } },
      },
      () => list.all(),
    )

    routes.post(
      '/couriers',
      {
        config: owners,
        schema: { summary: 'Add a courier', body: CourierToKeep, response: { 201: Courier } },
      },
      async (request, reply) => reply.code(201).send(await list.add(request.body, requireStaff(request))),
    )

    routes.put(
      '/couriers/:id',
      {
        config: owners,
        schema: {
          summary: 'Change or hide a courier',
          params: z.object({ id: z.string() }),
          body: CourierChange,
          response: { 200: Courier },
        },
      },
      (request) => list.change(request.params.id, request.body, requireStaff(request)),
    )
  }
}
