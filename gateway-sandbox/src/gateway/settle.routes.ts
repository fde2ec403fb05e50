import type { FastifyInstance } from 'fastify'
import type { Ledger } from '../ledger/ledger'
import type { Attempts, Settlement } from './attempts'

interface SettleDeps {
  ledger: Ledger
  attempts: Attempts
}

const refusals: Record<Exclude<Settlement, 'settled'>, string> = {
  'nothing-pending': 'This order has no pending attempt to settle.',
  'already-paid': 'This order is paid already by another attempt.',
}

/** The sandbox's own door, which no provider has: it plays the bank that answers a pending payment at last. */
export function settleRoutes(app: FastifyInstance, { ledger, attempts }: SettleDeps) {
  app.post<{ Params: { id: string }; Body: unknown }>(
    '/sandbox/orders/:id/settle',
    async (request, reply) => {
      const state = settledState(request.body)
      if (!state) return reply.code(400).send({ message: 'The outcome must be "success" or "failure".' })
      const { id } = request.params
      const order = ledger.orders().findLast((candidate) => candidate.id === id || candidate.gatewayId === id)
      if (!order) return reply.code(404).send({ message: `There is no order ${id}.` })
      const settlement = attempts.settle(order, state)
      if (settlement !== 'settled') return reply.code(409).send({ message: refusals[settlement] })
      return { orderId: order.id, outcome: state }
    },
  )
}

function settledState(body: unknown): 'SUCCESS' | 'FAILED' | undefined {
  const outcome = typeof body === 'object' && body !== null && 'outcome' in body ? body.outcome : undefined
  if (outcome === 'success') return 'SUCCESS'
  if (outcome === 'failure') return 'FAILED'
  return undefined
}
