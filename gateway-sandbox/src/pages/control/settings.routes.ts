import type { FastifyInstance } from 'fastify'
import { calls } from '../../faults/fault'
import { faults } from '../../faults/fault-catalog'
import { rowFaults } from '../../gateway/settlement/row-faults'
import type { Settings } from '../../gateway/store/store'
import type { Sandbox } from '../../sandbox'
import { asFields } from '../../values/fields'
import { InvalidAct, readChoice, readCount } from './fields'
import { respond } from './respond'

const newWebhooks: readonly Settings['newWebhooks'][] = ['sent', 'held', 'dropped']
const MOST_CALLS = 1000
const MOST_MINUTES = 366 * 24 * 60
const NO_FAULT = 'none'
const rowChoices = [...rowFaults.map(({ name }) => name), NO_FAULT] as const

/** Settings for later work: the treatment of new webhooks, faults for calls and report rows, and the clock. */
export function settingsRoutes(app: FastifyInstance, { store, timers, now }: Sandbox) {
  const settings = () => ({
    newWebhooks: store.settings().newWebhooks,
    switches: store.switches.all().filter(({ left }) => left > 0),
  })
  const clock = () => ({ now: now().toISOString(), aheadMs: store.settings().clockAheadMs })

  app.get('/sandbox/faults', async () => faults)

  app.get('/sandbox/settings', async () => settings())

  app.post('/sandbox/new-webhooks', async (request, reply) => {
    store.changeSettings({ newWebhooks: readChoice(asFields(request.body), 'state', newWebhooks) })
    return respond(request, reply, '/?done=settings#settings', settings())
  })

  app.post('/sandbox/switches', async (request, reply) => {
    const fields = asFields(request.body)
    const call = readChoice(fields, 'call', calls)
    const chosen = faults.find(({ name }) => name === fields.fault)
    if (!chosen) throw new InvalidAct('"fault" must be a name from the list of faults.')
    if (call !== 'refund' && chosen.phase === 'refund')
      throw new InvalidAct('Choose this fault when you request a refund.')
    if (call !== 'create' && chosen.phase === 'payment')
      throw new InvalidAct('Choose this fault when you create an order.')
    const left = readCount(fields, 'times', { least: 0, most: MOST_CALLS, usual: 1 })
    store.switches.set(call, { call, fault: chosen.name, left })
    return respond(request, reply, '/?done=settings#settings', settings())
  })

  app.get('/sandbox/row-faults', async () => store.rowFaults.all())

  app.post('/sandbox/row-faults', async (request, reply) => {
    const fields = asFields(request.body)
    const fault = readChoice(fields, 'fault', rowChoices)
    const { row } = fields
    if (typeof row !== 'string' || !/^[A-Za-z0-9_-]{1,63}$/.test(row))
      throw new InvalidAct('"row" must be the id of an order, payment, refund or dispute, or "first".')
    // The row need not exist yet, because the shop chooses its order's id in advance.
    if (fault === NO_FAULT) store.rowFaults.delete(row)
    else store.rowFaults.set(row, { row, fault, timesMet: 0 })
    return respond(request, reply, '/?done=settings#settings', store.rowFaults.all())
  })

  app.get('/sandbox/clock', async () => clock())

  /** Moves the sandbox's clock, which otherwise keeps real time, because settlements and expiry take days. */
  app.post('/sandbox/clock', async (request, reply) => {
    const range = { least: 0, most: MOST_MINUTES, usual: 1440 }
    const minutes = readCount(asFields(request.body), 'minutes', range)
    store.changeSettings({ clockAheadMs: store.settings().clockAheadMs + minutes * 60_000 })
    timers.catchUp()
    return respond(request, reply, '/?done=clock#settings', clock())
  })
}
