import type { FastifyInstance } from 'fastify'
import type { Ledger } from '../ledger/ledger'
import { rowFaults } from '../settlement/row-faults'
import { answer } from './answer'
import { asFields, InvalidAct, readChoice } from './fields'

const NO_FAULT = 'none'
const choices = [...rowFaults.map(({ name }) => name), NO_FAULT] as const

/** What is to be wrong with which row of the reports about settlement, and what has been. */
export function rowFaultRoutes(app: FastifyInstance, ledger: Ledger) {
  app.get('/sandbox/row-faults', async () => ledger.rowFaults())

  app.post('/sandbox/row-faults', async (request, reply) => {
    const fields = asFields(request.body)
    const fault = readChoice(fields, 'fault', choices)
    const { row } = fields
    if (typeof row !== 'string' || !/^[A-Za-z0-9_-]{1,63}$/.test(row))
      throw new InvalidAct('"row" must be the id of an order, payment, refund or dispute, or "first".')
    // A row that is not there yet may come: its order's id is the shop's to choose.
    ledger.record({ type: 'row-fault-set', row, fault: fault === NO_FAULT ? null : fault })
    return answer(request, reply, '/?done=settings#settings', ledger.rowFaults())
  })
}
