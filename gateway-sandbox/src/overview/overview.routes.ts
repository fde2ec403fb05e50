import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/page'
import type { Sandbox } from '../sandbox'
import { faultsPage } from './faults-page'
import { overviewPage } from './overview-page'

export function overviewRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get<{ Querystring: { done?: string } }>('/', async (request, reply) => {
    const page = overviewPage(sandbox, String(request.query.done ?? ''))
    return sendPage(reply, 200, 'Gateway sandbox', page)
  })

  app.get('/faults', async (_request, reply) =>
    sendPage(reply, 200, 'What can go wrong · Gateway sandbox', faultsPage()),
  )
}
