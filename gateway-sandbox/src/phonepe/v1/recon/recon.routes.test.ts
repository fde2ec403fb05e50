import { openPhonepePayment, pay, refundPhonepe } from '../../../testing/merchant'
import { act, day, reconPhonepe } from '../../../testing/settlement-calls'
import { startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox'

const DAY_MS = 24 * 60 * 60 * 1000

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: '60000' })
})
afterEach(() => sandbox.app.close())

async function payPhonepe(id = 'MT1', upiId = 'success@ybl') {
  const page = await openPhonepePayment(sandbox.app, { merchantTransactionId: id })
  await pay(sandbox.app, page, { method: 'upi', upiId })
}

async function transactions(fields: Record<string, unknown> = {}, daysLater = 0) {
  return (await reconPhonepe(sandbox.app, fields, daysLater)).json().data.transactionDetails
}

test("a paid transaction is reported in paise, with both sides' ids, and not settled yet", async () => {
  await payPhonepe()
  await payPhonepe('MT2', 'failed@ybl')
  const answer = await reconPhonepe(sandbox.app)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    success: true,
    code: null,
    message: null,
    data: {
      transactionDetails: [
        expect.objectContaining({
          merchantId: 'PGTESTPAYUAT',
          transactionId: 'MT1',
          providerReferenceId: expect.stringMatching(/^T\d{22}$/),
          amount: 10_000,
          paymentState: 'COMPLETED',
          transactionDate: expect.any(Number),
          transactionLevelSettlement: expect.objectContaining({
            status: 'UNSETTLED',
            transactionSettlementDetails: [],
          }),
          refundTransactionDetails: [],
        }),
      ],
      totalResult: 1,
      searchAfter: {},
    },
  })
})

test('the next day it is settled, with the reference of the bank', async () => {
  await payPhonepe()
  sandbox.passTime(DAY_MS)
  const [{ transactionLevelSettlement }] = await transactions()
  expect(transactionLevelSettlement).toMatchObject({
    status: 'SETTLED',
    transactionSettlementDetails: [
      { utr: expect.stringMatching(/^SANDBOX\d{9}$/), status: 'SETTLED', settlementAmount: 10_000 },
    ],
  })
})

test('a transaction’s refunds are listed with it, in any state, also in the window of their request', async () => {
  await payPhonepe()
  sandbox.passTime(2 * DAY_MS)
  await refundPhonepe(sandbox.app)
  const [late] = await transactions({}, 2)
  expect(late).toMatchObject({
    transactionId: 'MT1',
    refundTransactionDetails: [
      {
        transactionType: 'REFUND',
        merchantTransactionId: 'RF1',
        originalTransactionId: 'MT1',
        amount: 4000,
        paymentState: 'PENDING',
      },
    ],
  })
  await act(sandbox.app, 'orders/MT1/refunds/RF1/settle', { outcome: 'failure' })
  const [own] = await transactions()
  expect(own.refundTransactionDetails[0].paymentState).toBe('FAILED')
  expect(await transactions({}, 1)).toEqual([])
})

test('a window in seconds, with its end before its start as in the documentation, is the same window', async () => {
  await payPhonepe()
  const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)
  const { start_date, end_date } = day()
  const window = { startTimestamp: seconds(end_date), endTimestamp: seconds(start_date) }
  expect(await transactions(window)).toHaveLength(1)
})

test('a long report continues after its last transaction', async () => {
  for (const id of ['MT1', 'MT2', 'MT3']) await payPhonepe(id)
  const first = (await reconPhonepe(sandbox.app, { size: 2 })).json().data
  const second = (await reconPhonepe(sandbox.app, { size: 2, searchAfter: first.searchAfter })).json().data
  const ids = [...first.transactionDetails, ...second.transactionDetails].map((one) => one.transactionId)
  expect(ids.sort()).toEqual(['MT1', 'MT2', 'MT3'])
  expect([first.totalResult, second.searchAfter]).toEqual([3, {}])
})

test.each([
  ['row-missing', []],
  ['row-doubled', [10_000, 10_000]],
  ['row-amount-off', [10_001]],
  ['row-late', []],
])('%s affects a named transaction', async (fault, expected) => {
  await payPhonepe()
  await act(sandbox.app, 'row-faults', { row: 'MT1', fault })
  const amounts = (await transactions()).map(({ amount }: { amount: number }) => amount)
  expect(amounts).toEqual(expected)
})

test('a refund can be wrong within its transaction', async () => {
  await payPhonepe()
  await refundPhonepe(sandbox.app)
  await act(sandbox.app, 'row-faults', { row: 'RF1', fault: 'row-amount-off' })
  const [{ amount, refundTransactionDetails }] = await transactions()
  expect([amount, refundTransactionDetails[0].amount]).toEqual([10_000, 4001])
})

test.each([
  { startTimestamp: 'today' },
  { endTimestamp: undefined },
  { size: 0 },
  { searchAfter: { timestamp: 1 } },
])('%j is a bad request', async (fields) => {
  const answer = await reconPhonepe(sandbox.app, fields)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' })
})

test('an unsigned report request is refused, and a switch makes the next one fail', async () => {
  const url = '/apis/pg-sandbox/v1/transactions/details'
  const request = Buffer.from('{"merchantId":"PGTESTPAYUAT"}').toString('base64')
  const headers = { 'x-verify': 'guess###1' }
  const answer = await sandbox.app.inject({ method: 'POST', url, headers, payload: { request } })
  expect(answer.json().code).toBe('AUTHORIZATION_FAILED')
  await act(sandbox.app, 'switches', { call: 'settlement', fault: 'error-500', times: 1 })
  expect((await reconPhonepe(sandbox.app)).statusCode).toBe(500)
  expect((await reconPhonepe(sandbox.app)).statusCode).toBe(200)
})
