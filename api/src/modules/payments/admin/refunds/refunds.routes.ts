import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CancelWish,
  GiveBack,
  GiveBackWish,
  OrderMoney,
  PaymentGiveBackWish,
} from 'shared-contracts/payments/admin/money-schema'
import { paise } from 'shared-contracts/values/money'
import * as z from 'zod/mini'
import { AppError } from '../../../../errors'
import { repeatKeyOf } from '../../../../http/repeat-key'
import { staffOf } from '../../../staff'
import type { Givings, Sent } from './execution/refunding'
import type { OrderMoneyOf } from './order-money'
import type { GiveBacks } from './refund-requests.service'

export interface GiveBackRoutesDeps extends Givings, Pick<GiveBacks, 'confirm' | 'undo'> {
  orderMoney: OrderMoneyOf
}

const give = { right: 'give-back', isProven: true } as const
const ofOrder = z.object({ id: z.uuid() })

/** Giving money back, and who else has a say in it. */
export function giveBackRoutes(deps: GiveBackRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/orders/:id/money',
      {
        config: { right: 'give-back' },
        schema: {
          summary: 'What of an order can be given back',
          params: ofOrder,
          response: { 200: OrderMoney },
        },
      },
      (request) => deps.orderMoney(staffOf(request), request.params.id),
    )

    routes.post(
      '/orders/:id/give-backs',
      {
        config: give,
        schema: {
          summary: 'Give back a line, the shipping or a sum of an order',
          params: ofOrder,
          body: GiveBackWish,
          response: { 200: GiveBack },
        },
      },
      (request) => deps.ofOrder(request.params.id, request.body.what, sentBy(request, request.body.why)),
    )

    routes.post(
      '/orders/:id/cancel',
      {
        config: give,
        schema: {
          summary: 'Cancel an order of which nothing has left, and give back all that was paid',
          params: ofOrder,
          body: CancelWish,
          response: { 200: GiveBack },
        },
      },
      (request) => deps.cancel(request.params.id, sentBy(request, request.body.why)),
    )

    routes.post(
      '/money/payments/:payment/give-backs',
      {
        config: { right: ['see-money', 'give-back'], isProven: true },
        schema: {
          summary: 'Give back a sum of one payment',
          params: z.object({ payment: z.string().check(z.minLength(1), z.maxLength(100)) }),
          body: PaymentGiveBackWish,
          response: { 200: GiveBack },
        },
      },
      (request) => {
        const { amount, why } = request.body
        return deps.ofPayment(request.params.payment, paise(amount), sentBy(request, why))
      },
    )

    for (const [step, summary] of [
      ['confirm', 'Confirm what somebody else wants to give back'],
      ['undo', 'Undo what has not gone out yet'],
    ] as const)
      routes.post(
        `/money/give-backs/:id/${step}`,
        {
          config: { right: 'give-back', isProven: step === 'confirm' },
          schema: { summary, params: ofOrder, response: { 200: GiveBack } },
        },
        (request) => deps[step](staffOf(request), request.params.id),
      )
  }
}

/** @throws AppError without a key: a second tap would be a second refund */
function sentBy(request: FastifyRequest, why: string): Sent {
  const repeatKey = repeatKeyOf(request.headers)
  if (!repeatKey) throw new AppError('INVALID_INPUT', 'The header Idempotency-Key is missing.')
  return { staff: staffOf(request), repeatKey, why }
}
