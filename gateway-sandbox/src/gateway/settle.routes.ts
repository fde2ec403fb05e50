import type { FastifyInstance } from 'fastify'
import type { Ledger } from '../ledger/ledger'
import { orderNamed } from '../ledger/order-named'
import type { Refunds } from '../refunds/refunds'
import type { Attempts, Settlement } from './attempts'

interface SettleDeps {
  ledger: Ledger
  attempts: Attempts
  refunds: Refunds
}

const refusals: Record<Exclude<Settlement, 'settled'>, string> = {
  'nothing-pending': 'This order has no pending attempt to settle.',
  'already-paid': 'This order is paid already by another attempt.',
}

/** The sandbox's own door, which no provider has: it plays the bank that answers a pending payment or refund at last. */
export function settleRoutes(app: FastifyInstance, { ledger, attempts, refunds }: SettleDeps) {
  app.post<{ Params: { id: string }; Body: unknown }>(
    '/sandbox/orders/:id/settle',
    async (request, reply) => {
      const state = settledState(request.body)
      if (!state) return reply.code(400).send({ message: 'The outcome must be "success" or "failure".' })
      const order = orderNamed(ledger, request.params.id)
      if (!order) return reply.code(404).send({ message: `There is no order ${request.params.id}.` })
      const settlement = attempts.settle(order, state)
      if (settlement !== 'settled') return reply.code(409).send({ message: refusals[settlement] })
      return { orderId: order.id, outcome: state }
    },
  )

  app.post<{ Params: { id: string; refund: string }; Body: unknown }>(
    '/sandbox/orders/:id/refunds/:refund/settle',
    async (request, reply) => {
      const state = settledState(request.body)
      if (!state) return reply.code(400).send({ message: 'The outcome must be "success" or "failure".' })
      const order = orderNamed(ledger, request.params.id)
      if (!order || !refunds.settle(order, request.params.refund, state, true))
        return reply.code(409).send({ message: 'This order has no such refund that is pending or declined.' })
      return { orderId: order.id, refundId: request.params.refund, outcome: state }
    },
  )
}

function settledState(body: unknown): 'SUCCESS' | 'FAILED' | undefined {
  const outcome = typeof body === 'object' && body !== null && 'outcome' in body ? body.outcome : undefined
  if (outcome === 'success') return 'SUCCESS'
  if (outcome === 'failure') return 'FAILED'
  return undefined
}
