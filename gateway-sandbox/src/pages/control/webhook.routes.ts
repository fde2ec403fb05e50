import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../../sandbox'
import { asFields } from '../../values/fields'
import { actNamed, found } from './fields'
import { respond } from './respond'
import { webhookActs } from './webhook-acts'

/** The messages to merchants, and actions on them. */
export function webhookRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { orders, deliveries } = sandbox.store

  app.get<{ Querystring: { order?: string } }>('/sandbox/webhooks', async ({ query }) => {
    if (query.order === undefined) return deliveries.all()
    const own = orders.all().filter(({ id, gatewayId }) => query.order === id || query.order === gatewayId)
    return deliveries.all().filter(({ orderKey }) => own.some(({ key }) => key === orderKey))
  })

  app.post<{ Params: { id: string; act: string } }>('/sandbox/webhooks/:id/:act', async (request, reply) => {
    const { id, act } = request.params
    const { perform } = actNamed(webhookActs, act)
    const webhook = found(deliveries.get(id), `webhook ${id}`)
    const tries = await perform(webhook, asFields(request.body), sandbox)
    return respond(request, reply, `/?done=${act}#webhook-${id}`, { webhook, tries })
  })
}
