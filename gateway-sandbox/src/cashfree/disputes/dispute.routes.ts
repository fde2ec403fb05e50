import type { FastifyInstance } from 'fastify'
import { orderKey } from '../../gateway/store/order'
import { listOrders } from '../../gateway/store/orders'
import type { Sandbox } from '../../sandbox'
import { readApiVersion } from '../api-version'
import { notFound } from '../cashfree-error'
import { cashfreeOrder } from '../orders/cashfree-orders'
import { disputeView } from './dispute-view'

type WithId = { Params: { id: string } }

/** Lets merchants read disputes. Keys and version are checked by the enclosing scope. */
export function cashfreeDisputeRoutes(app: FastifyInstance, { store, faultyCalls }: Sandbox) {
  app.get<WithId>('/orders/:id/disputes', async (request, reply) => {
    const { id } = request.params
    const work = () => {
      const order = cashfreeOrder(store, id)
      return order.disputes.map((dispute) => disputeView(order, dispute, readApiVersion(request)))
    }
    return faultyCalls.answer(reply, { call: 'status', key: orderKey('cashfree', id), work })
  })

  app.get<WithId>('/disputes/:id', async (request, reply) => {
    const { id } = request.params
    const work = () => {
      for (const order of listOrders(store, 'cashfree')) {
        const dispute = order.disputes.find((one) => one.id === id)
        if (dispute) return disputeView(order, dispute, readApiVersion(request))
      }
      throw notFound('dispute')
    }
    return faultyCalls.answer(reply, { call: 'status', key: `dispute:${id}`, work })
  })
}
