import { phonePeVerify } from '../../providers/phonepe/v1/phonepe-signature'
import { phonePeWebhookKey } from '../../providers/phonepe/v2/phonepe-v2'
import { eventually, listRows, payByUpi, untilApplied } from '../../testing/checkout'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const salt = { key: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399', index: '1' }
const form = { amount: 10, userId: 'MUID123', phone: '9876543210', name: 'Asha Rao' }

async function start(change: object = {}) {
  const started = await shop.visitor().post('/api/phonepe/initiate', { ...form, ...change })
  expect(started.statusCode).toBe(200)
  const { data } = started.json()
  return {
    id: String(data.merchantTransactionId),
    page: String(data.instrumentResponse.redirectInfo.url),
    body: started.json(),
  }
}

async function status(id: string) {
  return (await shop.visitor().get(`/api/phonepe/status/${id}`)).json()
}

async function storedState(id: string): Promise<unknown> {
  const rows = await listRows(shop, 'stand_alone_payments')
  return rows.find((row) => row.merchant_transaction_id === id)?.state
}

async function callback(content: object, header?: string) {
  const response = Buffer.from(JSON.stringify(content)).toString('base64')
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/phonepe/callback',
    payload: { response },
    headers: { 'x-verify': header ?? phonePeVerify(response, salt) },
  })
  await untilApplied(shop)
  return answer
}

function report(id: string, code: string, amount = 1000) {
  const data = {
    merchantId: 'PGTESTPAYUAT',
    merchantTransactionId: id,
    transactionId: `T-${id}`,
    amount,
    state: '',
  }
  return { success: code === 'PAYMENT_SUCCESS', code, message: `${code}.`, data }
}

test('a visitor is sent to PhonePe’s page, whichever way the response is read [13.4, 23.15]', async () => {
  const { body, page } = await start()
  expect(body).toMatchObject({ success: true, data: { success: true, data: { instrumentResponse: {} } } })
  expect(body.data.data.instrumentResponse.redirectInfo.url).toBe(page)
  expect(page).toMatch(/^http:\/\/127\.0\.0\.1/)
})

test.each([undefined, '', ' ', 'asha@example.in', 7])(
  'a visitor can pay with %j as userId',
  async (userId) => {
    expect((await start({ userId })).page).toMatch(/^http:\/\/127\.0\.0\.1/)
  },
)

test('a payment belongs to the signed-in customer, whatever userId the request has', async () => {
  const [asha, ravi] = [await shop.customer('Asha'), await shop.customer('Ravi')]
  const ownerOfPayment = async (answer: { json: () => { data: { merchantTransactionId: string } } }) =>
    (await listRows(shop, 'stand_alone_payments')).find(
      (row) => row.merchant_transaction_id === answer.json().data.merchantTransactionId,
    )?.customer_id
  const naming = (userId: string) => ({ ...form, userId })
  const initiate = '/api/phonepe/initiate'
  expect(await ownerOfPayment(await ravi.post(initiate, naming(asha.id)))).toBe(ravi.id)
  expect(await ownerOfPayment(await ravi.post(initiate, naming('MUID123')))).toBe(ravi.id)
  expect(await ownerOfPayment(await shop.visitor().post(initiate, naming(asha.id)))).toBe('MUID123')
})

test('a successful payment is reported with its amount in paise [13.7, 23.16]', async () => {
  const { id, page } = await start()
  expect(await payByUpi(page, 'success@ybl')).toBe(`${shop.publicOrigin}/payment/status/${id}`)
  expect(
    await eventually(
      () => storedState(id),
      (state) => state === 'COMPLETED',
    ),
  ).toBe('COMPLETED')
  expect(await status(id)).toMatchObject({
    success: true,
    code: 'PAYMENT_SUCCESS',
    data: { success: true, data: { amount: 1000, state: 'COMPLETED', merchantTransactionId: id } },
  })
})

test('a failed payment is reported', async () => {
  const { id, page } = await start({ amount: '12.50' })
  await payByUpi(page, 'failed@ybl')
  expect(await status(id)).toMatchObject({
    success: false,
    data: { data: { amount: 1250, state: 'FAILED' } },
  })
})

test('a payment that has not been made yet is pending', async () => {
  const { id } = await start()
  expect(await status(id)).toMatchObject({ data: { data: { amount: 1000, state: 'PENDING' } } })
})

test('an unknown transaction is not found [23.18]', async () => {
  const unknown = await shop.visitor().get('/api/phonepe/status/MT-guess')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toMatchObject({ success: false, message: 'This transaction was not found.' })
})

test.each([
  ['no amount', { amount: undefined }],
  ['an amount of 0', { amount: 0 }],
  ['an amount of -1', { amount: -1 }],
  ['half a paisa', { amount: 1.005 }],
  ['an amount of "1e3"', { amount: '1e3' }],
  ['no name', { name: ' ' }],
  ['a phone of nine digits', { phone: '987654321' }],
])('a payment with %s is refused and not started', async (_, change) => {
  const before = await listRows(shop, 'stand_alone_payments')
  const refused = await shop.visitor().post('/api/phonepe/initiate', { ...form, ...change })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ success: false, message: expect.stringMatching(/\.$/) })
  expect(await listRows(shop, 'stand_alone_payments')).toEqual(before)
})

test('a network may start thirty payments per quarter of an hour, and learns when it may continue', async () => {
  const visitor = shop.visitor()
  await visitor.get('/api/session')
  const startFrom = (remoteAddress: string) =>
    visitor.send({ method: 'POST', url: '/api/phonepe/initiate', remoteAddress, payload: form })
  for (let count = 1; count <= 30; count += 1) expect((await startFrom('198.51.100.7')).statusCode).toBe(200)
  const begun = (await listRows(shop, 'stand_alone_payments')).length
  const refused = await startFrom('198.51.100.7')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('900')
  expect(refused.json()).toMatchObject({
    success: false,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please try again in 15 minutes.',
  })
  expect(await listRows(shop, 'stand_alone_payments')).toHaveLength(begun)
  expect((await startFrom('198.51.100.8')).statusCode).toBe(200)
  shop.wait(15 * 60_000)
  expect((await startFrom('198.51.100.7')).statusCode).toBe(200)
})

test('a failure after the success changes nothing, and repeated callbacks count once', async () => {
  const { id } = await start()
  const codes = ['PAYMENT_ERROR', 'PAYMENT_SUCCESS', 'PAYMENT_SUCCESS', 'PAYMENT_DECLINED']
  for (const code of codes) expect((await callback(report(id, code))).statusCode).toBe(200)
  expect(await storedState(id)).toBe('COMPLETED')
})

test.each([
  ['of another amount', 200, (id: string) => callback(report(id, 'PAYMENT_SUCCESS', 1))],
  [
    'with another’s signature',
    401,
    (id: string) => callback(report(id, 'PAYMENT_SUCCESS'), `${'0'.repeat(64)}###1`),
  ],
  ['about an unknown payment', 200, () => callback(report('MT-guess', 'PAYMENT_SUCCESS'))],
])('a callback %s gets status %i and pays nothing', async (_, answer, call) => {
  const { id } = await start()
  expect((await call(id)).statusCode).toBe(answer)
  expect(await storedState(id)).toBe('PENDING')
})

test('PhonePe v2 payments keep the v1 response format, and their webhooks prove nothing on their own', async () => {
  const other = await startTestShop({ settings: { PHONEPE_VERSION: 'v2' } })
  const visitor = other.visitor()
  const { data } = (await visitor.post('/api/phonepe/initiate', form)).json()
  const id = String(data.merchantTransactionId)
  const ask = async () => (await visitor.get(`/api/phonepe/status/${id}`)).json()

  const forged = { event: 'checkout.order.completed', payload: { merchantOrderId: id, state: 'COMPLETED' } }
  const headers = { authorization: phonePeWebhookKey('merchant_user', 'Passw0rd1') }
  const url = '/api/phonepe/webhook'
  const answer = await other.app.inject({ method: 'POST', url, payload: forged, headers })
  expect(answer.statusCode).toBe(200)
  expect((await other.app.inject({ method: 'POST', url, payload: forged })).statusCode).toBe(401)
  await untilApplied(other)
  expect(await ask()).toMatchObject({ data: { data: { state: 'PENDING', amount: 1000 } } })

  const back = await payByUpi(data.instrumentResponse.redirectInfo.url, 'success@ybl')
  expect(back).toBe(`${other.publicOrigin}/payment/status/${id}`)
  expect(await ask()).toMatchObject({
    success: true,
    code: 'PAYMENT_SUCCESS',
    data: { data: { amount: 1000, state: 'COMPLETED', merchantTransactionId: id } },
  })
  await other.close()
})
