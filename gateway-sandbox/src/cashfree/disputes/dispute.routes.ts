import type { FastifyInstance } from 'fastify'
import type { FaultyCalls } from '../../faults/faulty-calls'
import type { Ledger } from '../../ledger/ledger'
import { orderKey } from '../../ledger/order'
import { readApiVersion } from '../api-version'
import { chosenRefusal, disputeNotFound } from '../cashfree-error'
import { findOrder, isCashfree } from '../cashfree-orders'
import { disputeView } from './dispute-view'

interface DisputeDeps {
  ledger: Ledger
  faultyCalls: FaultyCalls
}

type WithId = { Params: { id: string } }

/** Disputes as merchants read them; keys and version are checked by the scope around it. */
export function cashfreeDisputeRoutes(app: FastifyInstance, { ledger, faultyCalls }: DisputeDeps) {
  app.get<WithId>('/orders/:id/disputes', async (request, reply) => {
    const version = readApiVersion(request.headers['x-api-version'])
    const { id } = request.params
    return faultyCalls.answer(reply, {
      call: 'status',
      key: orderKey('cashfree', id),
      refuse: chosenRefusal,
      work() {
        const order = findOrder(ledger, id)
        return order.disputes.map((dispute) => disputeView(order, dispute, version))
      },
    })
  })

  app.get<WithId>('/disputes/:id', async (request, reply) => {
    const version = readApiVersion(request.headers['x-api-version'])
    const { id } = request.params
    return faultyCalls.answer(reply, {
      call: 'status',
      key: `dispute:${id}`,
      refuse: chosenRefusal,
      work() {
        for (const order of ledger.orders().filter(isCashfree)) {
          const dispute = order.disputes.find((one) => one.id === id)
          if (dispute) return disputeView(order, dispute, version)
        }
        throw disputeNotFound()
      },
    })
  })
}
