import { paise } from 'shared-contracts/values/money'
import type { StandAloneReport } from '../gateway/stand-alone-gateway'
import { GatewayError } from '../http/gateway-http'
import { createPhonePeGateway } from './phonepe-gateway'
import type { PhonePe } from './phonepe-version'

const order = {
  gatewayOrderId: 'ORD-1-abc',
  amount: paise(17500),
  customer: { id: 'asha', name: 'Asha', email: 'asha@example.in', phone: '9876543210' },
  expiresAt: new Date('2026-11-23T05:00:00.250Z'),
  returnUrl: 'https://shop.example/thank-you',
  notifyUrl: 'https://shop.example/api/phonepe/callback',
}

const pending: StandAloneReport = {
  merchantTransactionId: 'ORD-1-abc',
  state: 'PENDING',
  amount: paise(17500),
  transactionId: '',
  answer: { success: true, code: 'PAYMENT_PENDING', message: 'Pending', data: {} },
}

const down = () => Promise.reject(new GatewayError('failed', 'PhonePe is down.', 'timeout'))

function gateway(changes: Partial<PhonePe>) {
  return createPhonePeGateway({
    longestId: 34,
    pay: down,
    status: async () => undefined,
    refund: down,
    refundStatus: async () => undefined,
    account: async () => [],
    isGenuine: () => false,
    read: () => undefined,
    ...changes,
  })
}

test('an order whose page was lost with the response is closed, so that another can be opened', async () => {
  const opened = await gateway({ status: async () => pending }).open(order)
  expect(opened).toMatchObject({ paymentLink: null, report: { outcome: 'pending', closed: true } })
})

test('an order that never reached PhonePe can be opened again', async () => {
  await expect(gateway({}).open(order)).rejects.toThrow('PhonePe is down.')
})

test('an order paid although its response was lost is found to be paid', async () => {
  const paid: StandAloneReport = { ...pending, state: 'COMPLETED', transactionId: 'T1' }
  expect((await gateway({ status: async () => paid }).open(order)).report).toMatchObject({
    outcome: 'paid',
    amount: 17500,
    currency: 'INR',
    captures: [{ id: 'T1', amount: 17500 }],
  })
})

test('a refund whose response was lost is found again', async () => {
  const done = { state: 'done', reason: '' } as const
  const refund = { refundId: 'RF1', gatewayOrderId: 'ORD-1-abc', customerId: 'asha', amount: paise(100) }
  const request = { ...refund, reason: 'Damaged', notifyUrl: order.notifyUrl }
  expect(await gateway({ refundStatus: async () => done }).refund(request)).toEqual(done)
  await expect(gateway({}).refund(request)).rejects.toThrow('PhonePe is down.')
})
