import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/page'
import type { Store } from '../store/store'
import { faultsPage } from './faults-page'
import { overviewPage } from './overview-page'

interface OverviewDeps {
  store: Store
  minuteMs: number
  now: () => Date
}

export function overviewRoutes(app: FastifyInstance, { store, minuteMs, now }: OverviewDeps) {
  app.get<{ Querystring: { done?: string } }>('/', async (request, reply) => {
    const page = overviewPage({ store, minuteMs, now: now(), done: String(request.query.done ?? '') })
    return sendPage(reply, 200, 'Gateway sandbox', page)
  })

  app.get('/faults', async (_request, reply) =>
    sendPage(reply, 200, 'What can go wrong · Gateway sandbox', faultsPage()),
  )
}
