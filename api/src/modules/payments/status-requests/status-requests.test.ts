import { paise } from 'shared-contracts/values/money'
import type { GatewayRecord } from '../checkout/gateway-orders.repository'
import type { PaymentReport } from '../providers/gateway/payment-report'
import { createStatusRequests } from './status-requests'

const HOUR_MS = 3_600_000

const openReport: PaymentReport = {
  gatewayOrderId: 'ORD-1-1',
  outcome: 'pending',
  amount: paise(25_000),
  currency: 'INR',
  captures: [],
  paymentId: '',
  reason: '',
  closed: false,
}

/** Asks about an order that the gateway opened two hours ago, while its response was lost. */
function askAfterLostResponse(report: PaymentReport) {
  const unused = async () => {
    throw new Error('Not expected.')
  }
  const { askOrder } = createStatusRequests({
    ledger: { ask: unused, close: async () => report },
    standAlonePayments: { find: unused },
    standAlone: { ask: unused },
    refunds: { pursue: unused },
    now: () => new Date(2 * HOUR_MS),
  })
  return askOrder({ providerId: null, createdAt: new Date(0) } as GatewayRecord)
}

test('an order whose payment page nobody was given is not polled after an hour', async () => {
  expect(await askAfterLostResponse(openReport)).toBe('over')
})

test('an order on which a payment is pending is polled, even if nobody was given its page', async () => {
  expect(await askAfterLostResponse({ ...openReport, paymentId: '4487408908' })).toBe('open')
})
