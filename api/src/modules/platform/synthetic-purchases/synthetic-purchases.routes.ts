import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ORDER_ID } from 'shared-contracts/orders/order-id'
import * as z from 'zod/mini'
import { requireCustomer } from '../../../http/sessions/session'
import type { SyntheticPurchasesService } from './synthetic-purchases.service'

const config = { session: 'required' } as const

export function syntheticPurchasesRoutes({
  lastDone,
  done,
}: SyntheticPurchasesService): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/synthetic-purchases',
      {
        config,
        schema: {
          summary: 'The time of the last successful check of the shop; only for the check customer',
          response: { 200: z.object({ lastDoneAt: z.nullable(z.string()) }) },
        },
      },
      async (request) => {
        const last = await lastDone(requireCustomer(request))
        return { lastDoneAt: last?.toISOString() ?? null }
      },
    )

    routes.post(
      '/synthetic-purchases',
      {
        config,
        schema: {
          summary: 'Record that a check of the shop succeeded; only for the check customer',
          body: z.object({ orderId: z.string().check(z.regex(ORDER_ID)) }),
          response: { 201: z.object({ message: z.string() }) },
        },
      },
      async (request, reply) => {
        await done(requireCustomer(request), request.body.orderId)
        return reply.code(201).send({ message: 'Check recorded.' })
      },
    )
  }
}
