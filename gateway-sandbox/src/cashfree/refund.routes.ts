import type { FastifyInstance } from 'fastify'
import { parseRupees } from 'shared-contracts/values/money'
import { faultOfRefund } from '../faults/choose-fault'
import type { RefundRefusal, RefundRequest } from '../gateway/refunds'
import type { Sandbox } from '../sandbox'
import { asFields } from '../values/fields'
import { readApiVersion } from './api-version'
import { alreadyExists, type CashfreeError, invalid, invalidRequest, notFound } from './cashfree-error'
import { cashfreeOrder } from './orders/cashfree-orders'
import { refundView } from './refund-view'

type WithId = { Params: { id: string } }

/** Refunds of one order. Keys and version are checked by the enclosing scope. */
export function cashfreeRefundRoutes(app: FastifyInstance, { store, refunds, faultyCalls }: Sandbox) {
  app.post<WithId>('/orders/:id/refunds', async (request, reply) => {
    const order = cashfreeOrder(store, request.params.id)
    const asked = readRefund(request.body)
    const work = (fault: string | undefined) => {
      const refund = refunds.make(order, asked, fault)
      if (typeof refund === 'string') throw refusal(refund)
      return refundView(order, refund, readApiVersion(request))
    }
    const ownFault = faultOfRefund(asked.amount)
    return faultyCalls.answer(reply, { call: 'refund', key: asked.id, ownFault, work })
  })

  app.get<WithId>('/orders/:id/refunds', async (request) => {
    const order = cashfreeOrder(store, request.params.id)
    return order.refunds.map((refund) => refundView(order, refund, readApiVersion(request)))
  })

  app.get<{ Params: { id: string; refund: string } }>('/orders/:id/refunds/:refund', async (request) => {
    const order = cashfreeOrder(store, request.params.id)
    const refund = order.refunds.find(({ id }) => id === request.params.refund)
    if (!refund) throw notFound('refund')
    return refundView(order, refund, readApiVersion(request))
  })
}

function readRefund(body: unknown): RefundRequest {
  const { refund_id: id, refund_amount: rupees, refund_note: note } = asFields(body)
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{3,40}$/.test(id)) throw invalid('refund_id', id)
  const amount = typeof rupees === 'number' ? parseRupees(rupees) : undefined
  if (amount === undefined || amount <= 0)
    throw invalidRequest('refund_amount_invalid', `Invalid amount. Value received: ${rupees ?? ''}`)
  if (note !== undefined && note !== null && (typeof note !== 'string' || !/^[\s\S]{3,100}$/.test(note)))
    throw invalidRequest('refund_note_invalid', 'refund_note : should be 3 to 100 characters')
  return { id, amount, note: note || null }
}

function refusal(reason: RefundRefusal): CashfreeError {
  switch (reason) {
    case 'not-paid':
      return invalidRequest('order_not_paid', 'order is not paid, so nothing can be refunded')
    case 'too-much':
      return invalidRequest(
        'refund_amount_invalid',
        'refund amount exceeds what is left to refund on the payment',
      )
    case 'id-taken':
      return alreadyExists('refund')
  }
}
