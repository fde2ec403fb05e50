import { openPhonepePayment, pay, phonepeStatus, startPhonepe } from '../../testing/merchant'
import { testCredentials } from '../../testing/test-credentials'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'
import { xVerify } from './x-verify'

const keys = testCredentials.phonepe

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox()
})
afterEach(() => sandbox.app.close())

test('the documented pay request is accepted with the documented X-VERIFY', async () => {
  const request = Buffer.from(documentedPayload).toString('base64')
  const signature = 'd7a8e4458caa6fcd781166bbdc85fec76740c18cb9baa9a4c48cf2387d554180###1'
  expect(xVerify(`${request}/pg/v1/pay`, keys)).toBe(signature)
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/pg/v1/pay',
    headers: { 'x-verify': signature },
    payload: { request },
  })
  expect(answer.json()).toEqual({
    success: true,
    code: 'PAYMENT_INITIATED',
    message: 'Payment Iniiated',
    data: {
      merchantId: 'PGTESTPAYUAT',
      merchantTransactionId: 'MT7850590068188104',
      instrumentResponse: {
        type: 'PAY_PAGE',
        redirectInfo: {
          url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4100\/pay\/[\w-]+$/),
          method: 'GET',
        },
      },
    },
  })
})

test('the documented status path has the documented X-VERIFY', () => {
  expect(xVerify('/pg/v1/status/PGTESTPAYUAT/MT7850590068188104', keys)).toBe(
    '95c6d60f014b7190aa417083aca2489bb5b0a729d0421c17dea19f5913e6d741###1',
  )
})

test('a request with another signature is refused', async () => {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/pg/v1/pay',
    headers: { 'x-verify': 'guess###1' },
    payload: { request: Buffer.from('{"merchantId":"PGTESTPAYUAT"}').toString('base64') },
  })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({
    success: false,
    code: 'AUTHORIZATION_FAILED',
    message: expect.any(String),
    data: {},
  })
})

test('a request by an unknown merchant is refused because it has no key', async () => {
  expect((await startPhonepe(sandbox.app, { merchantId: 'OTHER' })).json().code).toBe('KEY_NOT_CONFIGURED')
})

test.each([
  { amount: 99 },
  { amount: 100.5 },
  { amount: '100' },
  { merchantTransactionId: 'x'.repeat(35) },
  { merchantUserId: 'asha@example.in' },
  { redirectMode: 'GET' },
  { callbackUrl: 'shop/callback' },
  { paymentInstrument: { type: 'UPI' } },
])('%j is a bad request', async (fields) => {
  const answer = await startPhonepe(sandbox.app, fields)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' })
})

test.each(['{', '{"request":5}', '{"request":"%%%"}'])('the body %s is a bad request', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/pg/v1/pay',
    headers,
    payload,
  })
  expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' })
})

test('a transaction id can be used only once', async () => {
  await startPhonepe(sandbox.app)
  const again = await startPhonepe(sandbox.app)
  expect(again.statusCode).toBe(417)
  expect(again.json()).toMatchObject({ success: false, code: 'DUPLICATE_TRANSACTION' })
})

test('an unknown transaction is not found', async () => {
  expect((await phonepeStatus(sandbox.app)).json().code).toBe('TRANSACTION_NOT_FOUND')
})

test('a status without X-VERIFY is refused', async () => {
  const url = '/apis/pg-sandbox/pg/v1/status/PGTESTPAYUAT/MT1'
  expect((await sandbox.app.inject(url)).json().code).toBe('AUTHORIZATION_FAILED')
})

test.each([
  ['success@ybl', true, 'PAYMENT_SUCCESS', 'COMPLETED'],
  ['failed@ybl', false, 'PAYMENT_ERROR', 'FAILED'],
  ['pending@ybl', true, 'PAYMENT_PENDING', 'PENDING'],
])('a payment with %s gives success %s, code %s and state %s', async (upiId, success, code, state) => {
  const page = await openPhonepePayment(sandbox.app)
  const returned = await pay(sandbox.app, page, { method: 'upi', upiId })
  expect(returned.statusCode).toBe(303)
  expect(returned.headers.location).toBe('http://shop.example/payment/status/MT1')
  expect((await phonepeStatus(sandbox.app)).json()).toMatchObject({
    success,
    code,
    data: {
      merchantTransactionId: 'MT1',
      amount: 10_000,
      state,
      paymentInstrument: { type: 'UPI', vpa: upiId },
    },
  })
})

test('a cancelled transaction has failed and is not paid later', async () => {
  const page = await openPhonepePayment(sandbox.app)
  await pay(sandbox.app, page, { action: 'cancel' })
  await pay(sandbox.app, page, { method: 'upi', upiId: 'success@ybl' })
  expect((await phonepeStatus(sandbox.app)).json().data).toMatchObject({
    state: 'FAILED',
    responseCode: 'TXN_CANCELLED',
  })
})

test('an unpaid transaction is pending at first and times out', async () => {
  await startPhonepe(sandbox.app)
  expect((await phonepeStatus(sandbox.app)).json().code).toBe('PAYMENT_PENDING')
  sandbox.passTime(20 * 60_000)
  expect((await phonepeStatus(sandbox.app)).json()).toMatchObject({
    code: 'TIMED_OUT',
    data: { state: 'FAILED' },
  })
})

test('a merchant who asks for POST gets a form with the checksum of its values', async () => {
  const page = await openPhonepePayment(sandbox.app, { redirectMode: 'POST' })
  const closing = await pay(sandbox.app, page, {
    method: 'card',
    cardNumber: '4111 1111 1111 1111',
    ...goodCard,
  })
  const { transactionId } = (await phonepeStatus(sandbox.app)).json().data
  const checksum = xVerify(`PAYMENT_SUCCESSPGTESTPAYUATMT110000${transactionId}`, keys)
  expect(closing.body).toContain('<form method="post" action="http://shop.example/payment/status/MT1">')
  expect(closing.body).toContain(`name="checksum" value="${checksum}"`)
})

const goodCard = { expiry: '12/99', cvv: '123' }

const documentedPayload = `{
  "merchantId": "PGTESTPAYUAT",
  "merchantTransactionId": "MT7850590068188104",
  "merchantUserId": "MUID123",
  "amount": 10000,
  "redirectUrl": "https://webhook.site/redirect-url",
  "redirectMode": "REDIRECT",
  "callbackUrl": "https://webhook.site/callback-url",
  "mobileNumber": "9999999999",
  "paymentInstrument": {
    "type": "PAY_PAGE"
  }
}`
