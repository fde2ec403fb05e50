import type { FastifyInstance } from 'fastify'
import { orderNamed } from '../ledger/order-named'
import { answer } from './answer'
import { asFields, InvalidAct } from './fields'
import { disputeActs, isDisputeAct, isOrderAct, type OrderActDeps, orderActs } from './order-acts'

/** What customers and their banks do to an order beside paying it. */
export function orderActRoutes(app: FastifyInstance, deps: OrderActDeps) {
  const { ledger, disputes } = deps

  app.post<{ Params: { id: string; act: string } }>('/sandbox/orders/:id/:act', async (request, reply) => {
    const { id, act } = request.params
    if (!isOrderAct(act)) throw unknownAct(orderActs)
    const order = orderNamed(ledger, id)
    if (!order) return reply.code(404).send({ message: `There is no order ${id}.` })
    orderActs[act].perform(order, asFields(request.body), deps)
    return answer(request, reply, `/?done=${act}#orders`, { order: ledger.order(order.key) })
  })

  app.post<{ Params: { id: string; act: string } }>('/sandbox/disputes/:id/:act', async (request, reply) => {
    const { id, act } = request.params
    if (!isDisputeAct(act)) throw unknownAct(disputeActs)
    const order = ledger.orders().find((one) => one.disputes.some((dispute) => dispute.id === id))
    if (!order) return reply.code(404).send({ message: `There is no dispute ${id}.` })
    if (!disputes.change(order, id, disputeActs[act].state)) throw new InvalidAct('The dispute is closed.')
    return answer(request, reply, `/?done=${act}#orders`, { order: ledger.order(order.key) })
  })
}

function unknownAct(acts: object): InvalidAct {
  return new InvalidAct(`The act must be one of ${Object.keys(acts).join(', ')}.`)
}
