import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FaultyCalls } from '../../faults/faulty-calls'
import { pageOf } from '../../settlement/page'
import type { SettlementReports } from '../../settlement/settlement-reports'
import { isPhonepe } from '../refund-status'
import { chosenV1Refusal } from '../v1-refusals'
import { readReconRequest } from './recon-request'
import { isTransactionOf, type Transaction, transactionsIn } from './transaction'
import { transactionView } from './transaction-view'

interface ReconDeps {
  faultyCalls: FaultyCalls
  settlementReports: SettlementReports
  now: () => Date
  /** The payload of a request signed for this path. */
  open: (request: FastifyRequest, path: string) => Record<string, unknown>
}

const PATH = '/v1/transactions/details'

/**
 * PhonePe's 'Transaction Settlement Recon API', published for shops that are paid by QR code; whether it lists payments
 * of its gateway too is not said. Signed as every request of version 1 is.
 */
export function reconRoutes(app: FastifyInstance, { faultyCalls, settlementReports, now, open }: ReconDeps) {
  app.post(PATH, async (request, reply) => {
    const { window, size, after } = readReconRequest(open(request, PATH))
    const work = () => {
      const rows = settlementReports.rows({ isOwn: isPhonepe, window, call: `POST ${PATH}` })
      const found = transactionsIn(rows).filter(isTransactionOf(window))
      const page = pageOf(found, placeOf, size, after)
      return {
        success: true,
        code: null,
        message: null,
        data: {
          transactionDetails: page.entries.map((one) => transactionView(one, now())),
          totalResult: found.length,
          searchAfter: page.next ? { timestamp: page.next.time, transactionId: page.next.id } : {},
        },
      }
    }
    return faultyCalls.answer(reply, { call: 'settlement', key: 'recon-v1', refuse: chosenV1Refusal, work })
  })
}

function placeOf({ payment }: Transaction) {
  return { time: payment.listedAt, id: payment.movement.order.gatewayId }
}
