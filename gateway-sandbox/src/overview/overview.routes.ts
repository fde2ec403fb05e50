import type { FastifyInstance } from 'fastify'
import { calls } from '../faults/switch'
import type { Ledger } from '../ledger/ledger'
import { sendPage } from '../page'
import { faultsPage } from './faults-page'
import { overviewPage } from './overview-page'

const SHOWN = 100

interface OverviewDeps {
  ledger: Ledger
  minuteMs: number
  now: () => Date
}

export function overviewRoutes(app: FastifyInstance, { ledger, minuteMs, now }: OverviewDeps) {
  app.get<{ Querystring: { done?: string } }>('/', async (request, reply) => {
    const page = overviewPage({
      orders: ledger.orders().slice(-SHOWN).toReversed(),
      deliveries: ledger.deliveries().slice(-SHOWN).toReversed(),
      settings: {
        newWebhooks: ledger.newWebhooks(),
        switches: calls.flatMap((call) => ledger.switchOf(call) ?? []).filter(({ left }) => left > 0),
        rowFaults: ledger.rowFaults(),
        now: now(),
      },
      done: String(request.query.done ?? ''),
      minuteMs,
    })
    return sendPage(reply, 200, 'Gateway sandbox', page)
  })

  app.get('/faults', async (_request, reply) =>
    sendPage(reply, 200, 'What can go wrong · Gateway sandbox', faultsPage()),
  )
}
