import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CreatedPayment } from 'shared-contracts/payments/payment-schema'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import * as z from 'zod/mini'
import { requireCustomer } from '../../../http/sessions/session'
import { OrderOutcome, PaymentStatus, type Returns } from './returning/returns'
import { PaymentRequest } from './starting/payments.schema'

interface PaymentsRoutesDeps extends Returns {
  start: (customerId: string, request: PaymentRequest) => Promise<CreatedPayment>
}

/** A return link's token. It is never sent in a path, because paths are logged. */
const Token = z.object({ token: z.string().check(z.maxLength(200)) })

/** Checkout reads the reason from the field `error` (specification 11.30). */
const refusal = (body: ErrorBody) => ({ ...body, error: body.message })

/** Routes for starting an order's payment and returning from the gateway's page. */
export function paymentsRoutes(payments: PaymentsRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/payments/create',
      {
        config: { session: 'required', refusal },
        schema: {
          summary: 'Start the payment for an order',
          body: PaymentRequest,
          response: { 201: CreatedPayment },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await payments.start(requireCustomer(request), request.body)),
    )

    routes.get(
      '/payments/orders/:orderId',
      {
        config: { session: 'required' },
        schema: {
          summary: "The current status of an order's payment",
          params: z.object({ orderId: z.string() }),
          response: { 200: PaymentStatus },
        },
      },
      (request) => payments.statusOf(requireCustomer(request), request.params.orderId),
    )

    routes.get(
      '/payments/return',
      {
        schema: {
          summary: 'The outcome of an order, identified by its return link',
          querystring: Token,
          response: { 200: OrderOutcome },
        },
      },
      (request) => payments.returnedStatus(request.query.token),
    )

    routes.post(
      '/payments/return/again',
      {
        config: { refusal },
        schema: {
          summary: 'Pay again for an order, identified by its return link',
          body: Token,
          response: { 201: CreatedPayment },
        },
      },
      async (request, reply) => reply.code(201).send(await payments.payAgain(request.body.token)),
    )
  }
}
