import type { FastifyInstance } from 'fastify'
import type { Ledger } from '../ledger/ledger'
import { sendPage } from '../page'
import { overviewPage } from './overview-page'

const SHOWN = 100

export function overviewRoutes(app: FastifyInstance, ledger: Ledger, minuteMs: number) {
  app.get('/', async (_request, reply) => {
    const orders = ledger.orders().slice(-SHOWN).toReversed()
    const deliveries = ledger.deliveries().slice(-SHOWN).toReversed()
    return sendPage(reply, 200, 'Gateway sandbox', overviewPage(orders, deliveries, minuteMs))
  })
}
