import type { FastifyInstance } from 'fastify'
import { parseRupees } from 'shared-contracts/domain/money'
import { faultOfRefund } from '../faults/choose-fault'
import type { Fault } from '../faults/fault'
import type { FaultyCalls } from '../faults/faulty-calls'
import type { Ledger } from '../ledger/ledger'
import type { RefundRefusal, RefundRequest, Refunds } from '../refunds/refunds'
import { readApiVersion } from './api-version'
import { CashfreeError, chosenRefusal, invalidRequest, refundNotFound } from './cashfree-error'
import { findOrder } from './cashfree-orders'
import { refundView } from './refund-view'

interface RefundDeps {
  ledger: Ledger
  refunds: Refunds
  faultyCalls: FaultyCalls
}

type WithId = { Params: { id: string } }

/** Refunds of one order; keys and version are checked by the scope around it. */
export function cashfreeRefundRoutes(app: FastifyInstance, { ledger, refunds, faultyCalls }: RefundDeps) {
  app.post<WithId & { Body: unknown }>('/orders/:id/refunds', async (request, reply) => {
    const order = findOrder(ledger, request.params.id)
    const asked = readRefund(request.body)
    const work = (fault: Fault | undefined) => {
      const refund = refunds.make(order, asked, fault?.name)
      if (typeof refund === 'string') throw refusal(refund)
      return refundView(order, refund, readApiVersion(request.headers['x-api-version']))
    }
    const ownFault = faultOfRefund(asked.amount)
    return faultyCalls.answer(reply, { call: 'refund', key: asked.id, ownFault, refuse: chosenRefusal, work })
  })

  app.get<WithId>('/orders/:id/refunds', async (request) => {
    const order = findOrder(ledger, request.params.id)
    const version = readApiVersion(request.headers['x-api-version'])
    return order.refunds.map((refund) => refundView(order, refund, version))
  })

  app.get<{ Params: { id: string; refund: string } }>('/orders/:id/refunds/:refund', async (request) => {
    const order = findOrder(ledger, request.params.id)
    const refund = order.refunds.find(({ id }) => id === request.params.refund)
    if (!refund) throw refundNotFound()
    return refundView(order, refund, readApiVersion(request.headers['x-api-version']))
  })
}

function readRefund(body: unknown): RefundRequest {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const { refund_id: id, refund_amount: rupees, refund_note: note } = fields
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{3,40}$/.test(id))
    throw invalidRequest(
      'refund_id_invalid',
      `refund_id : invalid value provided. Value received: ${id ?? ''}`,
    )
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
      return invalidRequest('refund_amount_invalid', 'refund amount exceeds what is left of the payment')
    case 'id-taken':
      return new CashfreeError(
        409,
        'invalid_request_error',
        'refund_already_exists',
        'refund with same id is already present',
      )
  }
}
