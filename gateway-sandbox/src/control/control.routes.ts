import type { FastifyInstance } from 'fastify'
import type { Agenda } from '../agenda/agenda'
import type { Deliveries } from '../deliveries/deliveries'
import { faults } from '../faults/fault-catalogue'
import { calls } from '../faults/switch'
import type { NewWebhooks } from '../ledger/event'
import type { Ledger } from '../ledger/ledger'
import { accountOf } from '../settlement/account'
import { answer, answerErrors } from './answer'
import { clockRoutes } from './clock.routes'
import { asFields, InvalidAct, readChoice, readCount } from './fields'
import { orderActRoutes } from './order-act.routes'
import type { OrderActDeps } from './order-acts'
import { rowFaultRoutes } from './row-fault.routes'
import { webhookActNamed } from './webhook-acts'

export interface ControlDeps extends OrderActDeps {
  ledger: Ledger
  agenda: Agenda
  deliveries: Deliveries
  minuteMs: number
  now: () => Date
}

const newWebhooks: readonly NewWebhooks[] = ['sent', 'held', 'dropped']
const MOST_CALLS = 1000

/**
 * What people and drills do to the sandbox, which no provider offers. The forms of the page call the same addresses
 * as JSON clients; a form is sent back to the page.
 */
export function controlRoutes(app: FastifyInstance, deps: ControlDeps) {
  const { ledger, now } = deps

  answerErrors(app)
  orderActRoutes(app, deps)
  rowFaultRoutes(app, ledger)
  clockRoutes(app, deps)

  app.get('/sandbox/faults', async () => faults)

  app.get('/sandbox/orders', async () => ledger.orders())

  app.get('/sandbox/account', async () => accountOf(ledger.orders(), now()))

  app.get<{ Querystring: { order?: string } }>('/sandbox/webhooks', async ({ query }) => {
    const keys = ledger
      .orders()
      .filter(({ id, gatewayId }) => query.order === id || query.order === gatewayId)
    return ledger
      .deliveries()
      .filter(({ orderKey }) => query.order === undefined || keys.some(({ key }) => key === orderKey))
  })

  app.get('/sandbox/settings', async () => settings())

  app.post<{ Params: { id: string; act: string } }>('/sandbox/webhooks/:id/:act', async (request, reply) => {
    const { id, act } = request.params
    const { perform } = webhookActNamed(act)
    const delivery = ledger.delivery(id)
    if (!delivery) return reply.code(404).send({ message: `There is no webhook ${id}.` })
    const tries = await perform(delivery, asFields(request.body), deps)
    return answer(request, reply, `/?done=${act}#webhook-${id}`, { webhook: ledger.delivery(id), tries })
  })

  app.post('/sandbox/new-webhooks', async (request, reply) => {
    const state = readChoice(asFields(request.body), 'state', newWebhooks)
    ledger.record({ type: 'new-webhooks', state })
    return answer(request, reply, '/?done=settings#settings', settings())
  })

  app.post('/sandbox/switches', async (request, reply) => {
    const fields = asFields(request.body)
    const call = readChoice(fields, 'call', calls)
    const chosen = faults.find(({ name }) => name === fields.fault)
    if (!chosen) throw new InvalidAct('"fault" must be a name of the catalogue.')
    if (call !== 'refund' && chosen.phase === 'refund')
      throw new InvalidAct('A fault of the refund is chosen when a refund is asked for.')
    if (call !== 'create' && chosen.phase === 'payment')
      throw new InvalidAct('A fault of the payment is chosen when an order is created.')
    const left = readCount(fields, 'times', { least: 0, most: MOST_CALLS, usual: 1 })
    ledger.record({ type: 'switch-set', switch: { call, fault: chosen.name, left } })
    return answer(request, reply, '/?done=settings#settings', settings())
  })

  function settings() {
    const switches = calls.map((call) => ledger.switchOf(call)).filter((one) => one && one.left > 0)
    return { newWebhooks: ledger.newWebhooks(), switches }
  }
}
