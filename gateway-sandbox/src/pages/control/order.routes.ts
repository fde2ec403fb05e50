import type { FastifyInstance } from 'fastify'
import { buildAccount } from '../../gateway/settlement/account'
import { orderNamed } from '../../gateway/store/orders'
import type { Sandbox } from '../../sandbox'
import { asFields } from '../../values/fields'
import { actNamed, found, InvalidAct } from './fields'
import { disputeActs, orderActs, readOutcome, settlePayment, settleRefund } from './order-acts'
import { respond } from './respond'

/** The gateway's view of orders, and actions of customers and their banks other than paying. */
export function orderRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { store, disputes, now } = sandbox
  const orderOf = (id: string) => found(orderNamed(store, id), `order ${id}`)

  app.get('/sandbox/orders', async () => store.orders.all())

  app.get('/sandbox/account', async () => buildAccount(store.orders.all(), now()))

  app.post<{ Params: { id: string } }>('/sandbox/orders/:id/settle', async ({ params, body }) => {
    const outcome = readOutcome(asFields(body))
    const order = orderOf(params.id)
    settlePayment(sandbox, order, outcome)
    return { order }
  })

  app.post<{ Params: { id: string; refund: string } }>(
    '/sandbox/orders/:id/refunds/:refund/settle',
    async ({ params, body }) => {
      const outcome = readOutcome(asFields(body))
      const order = orderOf(params.id)
      settleRefund(sandbox, order, params.refund, outcome)
      return { order }
    },
  )

  app.post<{ Params: { id: string; act: string } }>('/sandbox/orders/:id/:act', async (request, reply) => {
    const { id, act } = request.params
    const chosen = actNamed(orderActs, act)
    const order = orderOf(id)
    chosen.perform(order, asFields(request.body), sandbox)
    return respond(request, reply, `/?done=${act}#orders`, { order })
  })

  app.post<{ Params: { id: string; act: string } }>('/sandbox/disputes/:id/:act', async (request, reply) => {
    const { id, act } = request.params
    const { state } = actNamed(disputeActs, act)
    const isAbout = (dispute: { id: string }) => dispute.id === id
    const order = found(
      store.orders.all().find((one) => one.disputes.some(isAbout)),
      `dispute ${id}`,
    )
    if (!disputes.change(order, id, state)) throw new InvalidAct('The dispute is closed.')
    return respond(request, reply, `/?done=${act}#orders`, { order })
  })
}
