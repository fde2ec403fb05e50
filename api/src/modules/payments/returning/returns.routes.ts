import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ErrorBody } from 'shared-contracts/domain/errors-schema'
import { orderStatuses } from 'shared-contracts/domain/order-status'
import { CreatedPayment } from 'shared-contracts/domain/payments-schema'
import * as z from 'zod/mini'
import type { Returns } from './returns'

/** Never part of a path, which logs keep. */
const Token = z.object({ token: z.string().check(z.maxLength(200)) })
const Status = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  paidAs: z.optional(z.string()),
  held: z.optional(z.enum(['arrived', 'refunded'])),
})

/** Checkout reads the reason from a field named `error` (specification 11.30). */
const refusal = (body: ErrorBody) => ({ ...body, error: body.message })

export function returnsRoutes({ statusOf, payAgain }: Returns): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/payments/return',
      {
        schema: {
          summary: 'What has become of the order in a return address',
          querystring: Token,
          response: { 200: Status },
        },
      },
      (request) => statusOf(request.query.token),
    )

    routes.post(
      '/payments/return/again',
      {
        config: { refusal },
        schema: {
          summary: 'Pay again for the order in a return address',
          body: Token,
          response: { 201: CreatedPayment },
        },
      },
      async (request, reply) => reply.code(201).send(await payAgain(request.body.token)),
    )
  }
}
