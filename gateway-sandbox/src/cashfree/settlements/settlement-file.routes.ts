import type { FastifyInstance } from 'fastify'
import { listMovements } from '../../gateway/settlement/movement'
import { settledDays } from '../../gateway/settlement/settlement'
import { listOrders } from '../../gateway/store/orders'
import type { Sandbox } from '../../sandbox'
import { settlementFile } from './settlement-file'

/** Serves the whole account's report. Cashfree has no call for it: merchants download it from the dashboard. */
export function settlementFileRoutes(app: FastifyInstance, { store, settlementReports, now }: Sandbox) {
  app.get('/sandbox/cashfree/settlement-recon.csv', async (_request, reply) => {
    const window = { from: 0, to: Number.MAX_SAFE_INTEGER }
    const call = 'GET /sandbox/cashfree/settlement-recon.csv'
    const rows = settlementReports.rows({ provider: 'cashfree', window, call })
    const days = settledDays(listOrders(store, 'cashfree').flatMap(listMovements), now())
    return reply.type('text/csv; charset=utf-8').send(settlementFile(days, rows, now()))
  })
}
