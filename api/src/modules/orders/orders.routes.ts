import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Order } from 'shared-contracts/orders/order-schema'
import * as z from 'zod/mini'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import { readRequestLanguage } from '../../http/requests/request-preferences'
import { requireCustomer } from '../../http/sessions/session'
import type { OrdersService } from './orders.service'
import { OrderToPlace } from './placing/order-to-place'

const PlacedOrder = z.object({ message: z.string(), order: Order })
const config = { session: 'required' } as const

export function ordersRoutes(
  orders: OrdersService,
  attemptLimits: Pick<AttemptLimits, 'takeCode'>,
): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/orders',
      {
        config,
        schema: {
          summary: 'Place an order; repeating it is safe',
          body: OrderToPlace,
          response: { 201: PlacedOrder },
        },
      },
      async (request, reply) => {
        const { body, ip } = request
        const customerId = requireCustomer(request)
        const takeBack = body.code === undefined ? undefined : await attemptLimits.takeCode(ip, customerId)
        const order = await orders.place(customerId, body, readRequestLanguage(request.headers))
        await takeBack?.()
        return reply.code(201).send({ message: 'Order placed successfully!', order })
      },
    )

    routes.get(
      '/orders',
      {
        config,
        schema: { summary: "The customer's orders, newest first", response: { 200: z.array(Order) } },
      },
      (request) => orders.listOf(requireCustomer(request)),
    )

    routes.get(
      '/orders/:orderId',
      {
        config,
        schema: { summary: 'One order', params: z.object({ orderId: z.string() }), response: { 200: Order } },
      },
      (request) => orders.find(requireCustomer(request), request.params.orderId),
    )
  }
}
