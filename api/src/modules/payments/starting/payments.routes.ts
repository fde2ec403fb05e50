import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ErrorBody } from 'shared-contracts/domain/errors-schema'
import { orderStatuses } from 'shared-contracts/domain/order-status'
import { CreatedPayment } from 'shared-contracts/domain/payments-schema'
import * as z from 'zod/mini'
import { customerOf } from '../../../http/session'
import type { PaymentStatus } from '../returning/payment-status'
import { PaymentRequest } from './payments.schema'

export interface PaymentsRoutesDeps {
  start: (customerId: string, request: PaymentRequest) => Promise<CreatedPayment>
  statusOf: (customerId: string, orderId: string) => Promise<PaymentStatus>
}

const Status = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  paidAs: z.optional(z.string()),
  held: z.optional(z.enum(['arrived', 'refunded'])),
  message: z.optional(z.string()),
})

/** Checkout reads the reason from a field named `error` (specification 11.30). */
const refusal = (body: ErrorBody) => ({ ...body, error: body.message })

export function paymentsRoutes({ start, statusOf }: PaymentsRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/payments/create',
      {
        config: { session: 'required', refusal },
        schema: {
          summary: 'Start the payment of an order',
          body: PaymentRequest,
          response: { 201: CreatedPayment },
        },
      },
      async (request, reply) => reply.code(201).send(await start(customerOf(request), request.body)),
    )

    routes.get(
      '/payments/orders/:orderId',
      {
        config: { session: 'required' },
        schema: {
          summary: 'The newest status of an order’s payment',
          params: z.object({ orderId: z.string() }),
          response: { 200: Status },
        },
      },
      (request) => statusOf(customerOf(request), request.params.orderId),
    )
  }
}
