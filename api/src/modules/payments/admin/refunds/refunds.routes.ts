import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CancelInput,
  OrderMoney,
  PaymentRefundRequestInput,
  RefundRequest,
  RefundRequestInput,
} from 'shared-contracts/payments/admin/money-schema'
import { paise } from 'shared-contracts/values/money'
import * as z from 'zod/mini'
import { AppError } from '../../../../errors'
import { readRepeatKey } from '../../../../http/requests/repeat-key'
import { requireStaff } from '../../../staff'
import type { RefundActions, Sent } from './execution/refunding'
import type { OrderMoneyReader } from './order-money'
import type { RefundRequests } from './refund-requests.service'

interface RefundsRoutesDeps extends RefundActions, Pick<RefundRequests, 'confirm' | 'undo'> {
  orderMoney: OrderMoneyReader
}

const give = { right: 'refund', isReauthenticated: true } as const
const ofOrder = z.object({ id: z.uuid() })

export function refundsRoutes(deps: RefundsRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/orders/:id/money',
      {
        config: { right: 'refund' },
        schema: {
          summary: 'The refundable amounts and items of an order',
          params: ofOrder,
          response: { 200: OrderMoney },
        },
      },
      (request) => deps.orderMoney(requireStaff(request), request.params.id),
    )

    routes.post(
      '/orders/:id/refund-requests',
      {
        config: give,
        schema: {
          summary: 'Refund an item, the shipping or an amount of an order',
          params: ofOrder,
          body: RefundRequestInput,
          response: { 200: RefundRequest },
        },
      },
      (request) => deps.ofOrder(request.params.id, request.body.what, toSent(request, request.body.why)),
    )

    routes.post(
      '/orders/:id/cancel',
      {
        config: give,
        schema: {
          summary: 'Cancel an unshipped order, and refund everything paid',
          params: ofOrder,
          body: CancelInput,
          response: { 200: RefundRequest },
        },
      },
      (request) => deps.cancel(request.params.id, toSent(request, request.body.why)),
    )

    routes.post(
      '/money/payments/:payment/refund-requests',
      {
        config: { right: ['see-money', 'refund'], isReauthenticated: true },
        schema: {
          summary: 'Refund an amount of one payment',
          params: z.object({ payment: z.string().check(z.minLength(1), z.maxLength(100)) }),
          body: PaymentRefundRequestInput,
          response: { 200: RefundRequest },
        },
      },
      (request) => {
        const { amount, why } = request.body
        return deps.ofPayment(request.params.payment, paise(amount), toSent(request, why))
      },
    )

    for (const [step, summary] of [
      ['confirm', 'Confirm a refund that someone else requested'],
      ['undo', 'Undo a refund that has not been sent yet'],
    ] as const)
      routes.post(
        `/money/refund-requests/:id/${step}`,
        {
          config: { right: 'refund', isReauthenticated: step === 'confirm' },
          schema: { summary, params: ofOrder, response: { 200: RefundRequest } },
        },
        (request) => deps[step](requireStaff(request), request.params.id),
      )
  }
}

/** @throws AppError if there is no key: without one, a double tap would make two refunds */
function toSent(request: FastifyRequest, why: string): Sent {
  const repeatKey = readRepeatKey(request.headers)
  if (!repeatKey) throw new AppError('INVALID_INPUT', 'Add the header Idempotency-Key.')
  return { staff: requireStaff(request), repeatKey, why }
}
