import { callV2, openPhonepeV2Payment, pay } from '../../../testing/merchant'
import { act, settlementsV2 } from '../../../testing/settlement-calls'
import { startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox'

const DAY_MS = 24 * 60 * 60 * 1000

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: '60000' })
})
afterEach(() => sandbox.app.close())

async function payV2(id = 'MO-1', upiId = 'success@ybl') {
  const page = await openPhonepeV2Payment(sandbox.app, { merchantOrderId: id })
  await pay(sandbox.app, page, { method: 'upi', upiId })
}

function refundV2() {
  const refund = { merchantRefundId: 'RF-1', originalMerchantOrderId: 'MO-1', amount: 4000 }
  return callV2(sandbox.app, 'POST', '/payments/v2/refund', refund)
}

async function rows(daysLater = 0, more = '') {
  return (await settlementsV2(sandbox.app, 'transactions', daysLater, more)).json()
}

test("the sandbox's own report lists payments and refunds in paise, with both sides' ids", async () => {
  await payV2()
  await payV2('MO-2', 'failed@ybl')
  await refundV2()
  expect(await rows()).toEqual({
    transactions: [
      {
        paymentType: 'PAYMENT',
        merchantReferenceId: 'MO-1',
        phonePeReferenceId: expect.stringMatching(/^OM\d{10}$/),
        merchantOrderId: 'MO-1',
        orderId: expect.stringMatching(/^OMO\d{22}$/),
        state: 'COMPLETED',
        amount: 10_000,
        fee: 0,
        transactionDate: expect.any(Number),
        settlementId: null,
        settlementDate: null,
        bankReferenceNo: null,
      },
      expect.objectContaining({
        paymentType: 'REFUND',
        merchantReferenceId: 'RF-1',
        merchantOrderId: 'MO-1',
        state: 'PENDING',
        amount: 4000,
      }),
    ],
    hasNext: false,
  })
})

test('the next day a settlement is listed, and can be queried by its id', async () => {
  await payV2()
  await refundV2()
  await act(sandbox.app, 'orders/MO-1/refunds/RF-1/settle', { outcome: 'success' })
  sandbox.passTime(DAY_MS)
  const [{ settlementId, settlementDate, bankReferenceNo }] = (await rows()).transactions
  const listed = [0, 1].map((daysLater) => settlementsV2(sandbox.app, 'range', daysLater))
  const settlements = (await Promise.all(listed)).flatMap((answer) => answer.json().settlements)
  expect(settlements).toEqual([
    { state: 'PROCESSED', settlementId, utr: bankReferenceNo, date: settlementDate },
  ])
  const status = await callV2(sandbox.app, 'GET', `/settlements/v1/${settlementId}/status`)
  expect(status.json()).toMatchObject({ settlementId, state: 'PROCESSED', amount: 6000 })
  const unknown = await callV2(sandbox.app, 'GET', '/settlements/v1/nobody/status')
  expect(unknown.statusCode).toBe(404)
})

test('a long report is paginated', async () => {
  for (const id of ['MO-1', 'MO-2', 'MO-3']) await payV2(id)
  const first = await rows(0, '&limit=2')
  const second = await rows(0, '&limit=2&offset=2')
  const ids = [...first.transactions, ...second.transactions].map((one) => one.merchantOrderId)
  expect(ids.sort()).toEqual(['MO-1', 'MO-2', 'MO-3'])
  expect([first.hasNext, second.hasNext]).toEqual([true, false])
})

test.each([
  ['row-missing', []],
  ['row-doubled', [10_000, 10_000]],
  ['row-amount-off', [10_001]],
  ['row-late', []],
])('%s affects a payment named by its order', async (fault, expected) => {
  await payV2()
  await act(sandbox.app, 'row-faults', { row: 'MO-1', fault })
  const found: { amount: number }[] = (await rows()).transactions
  expect(found.map(({ amount }) => amount)).toEqual(expected)
})

test('a payment can be named by its transaction, as in the report', async () => {
  await payV2()
  const [{ phonePeReferenceId }] = (await rows()).transactions
  await act(sandbox.app, 'row-faults', { row: phonePeReferenceId, fault: 'row-missing' })
  expect((await rows()).transactions).toEqual([])
})

test('a late row is in the window of the next day', async () => {
  await payV2()
  await act(sandbox.app, 'row-faults', { row: 'MO-1', fault: 'row-late' })
  sandbox.passTime(DAY_MS)
  expect((await rows()).transactions).toEqual([])
  expect((await rows(1)).transactions).toHaveLength(1)
})

test.each(['', '?from=1', '?from=2&to=1', '?from=1&to=2'])(
  'the window "%s" is a bad request',
  async (query) => {
    const answer = await callV2(sandbox.app, 'GET', `/settlements/v1/transactions${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('BAD_REQUEST')
  },
)

test.each(['&limit=41', '&limit=0', '&offset=-1'])('%s is a bad request', async (more) => {
  expect((await settlementsV2(sandbox.app, 'range', 0, more)).statusCode).toBe(400)
})

test('a report requires a token, and a switch makes the next one fail', async () => {
  const url = '/apis/pg-sandbox/settlements/v1/transactions?from=1&to=2'
  expect((await sandbox.app.inject(url)).statusCode).toBe(401)
  await act(sandbox.app, 'switches', { call: 'settlement', fault: 'error-429', times: 1 })
  expect((await settlementsV2(sandbox.app, 'transactions')).statusCode).toBe(429)
  expect((await settlementsV2(sandbox.app, 'transactions')).statusCode).toBe(200)
})
