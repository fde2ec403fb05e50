import type { FastifyInstance } from 'fastify'
import type { Agenda } from '../agenda/agenda'
import type { Deliveries } from '../deliveries/deliveries'
import type { Ledger } from '../ledger/ledger'
import { answer } from './answer'
import { asFields, readCount } from './fields'

interface ClockDeps {
  ledger: Ledger
  agenda: Agenda
  deliveries: Deliveries
  now: () => Date
}

const MOST_MINUTES = 366 * 24 * 60

/** The sandbox's clock goes with the machine's, and can be set forward: settlements and expiry take days. */
export function clockRoutes(app: FastifyInstance, { ledger, agenda, deliveries, now }: ClockDeps) {
  const clock = () => ({ now: now().toISOString(), aheadMs: ledger.clockAheadMs() })

  app.get('/sandbox/clock', async () => clock())

  app.post('/sandbox/clock', async (request, reply) => {
    const minutes = readCount(asFields(request.body), 'minutes', {
      least: 0,
      most: MOST_MINUTES,
      usual: 1440,
    })
    ledger.record({ type: 'clock-moved', ms: minutes * 60_000 })
    agenda.catchUp()
    deliveries.resume()
    return answer(request, reply, '/?done=clock#settings', clock())
  })
}
