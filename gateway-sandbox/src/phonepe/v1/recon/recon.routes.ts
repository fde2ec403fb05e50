import type { FastifyInstance } from 'fastify'
import type { PhonepeCredentials } from '../../../config'
import { slicePage } from '../../../gateway/settlement/page'
import { computeListingTime } from '../../../gateway/settlement/window'
import type { Sandbox } from '../../../sandbox'
import { openSigned } from '../v1-requests'
import { readReconRequest } from './recon-request'
import { groupTransactions, matchWindow, type Transaction } from './transaction'
import { transactionView } from './transaction-view'

const PATH = '/v1/transactions/details'

/** PhonePe's 'Transaction Settlement Recon API' is for QR codes; we assume gateway payments are in it too. */
export function reconRoutes(app: FastifyInstance, sandbox: Sandbox, credentials: PhonepeCredentials) {
  const { faultyCalls, settlementReports, now } = sandbox

  app.post(PATH, async (request, reply) => {
    const { window, size, after } = readReconRequest(openSigned(request, PATH, credentials))
    const work = () => {
      const rows = settlementReports.rows({ provider: 'phonepe', window, call: `POST ${PATH}` })
      const found = groupTransactions(rows).filter(matchWindow(window))
      const page = slicePage(found, toCursor, size, after)
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
    return faultyCalls.answer(reply, { call: 'settlement', key: 'recon-v1', work })
  })
}

function toCursor({ payment }: Transaction) {
  return { time: computeListingTime(payment), id: payment.order.gatewayId }
}
