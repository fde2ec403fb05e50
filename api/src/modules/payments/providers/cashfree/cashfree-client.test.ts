import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paise } from 'shared-contracts/values/money'
import { createGatewayHttp } from '../http/gateway-http'
import { createCashfreeClient } from './cashfree-client'

const stored = {
  cf_order_id: '2149460581',
  order_id: 'ORD-1-abc',
  order_amount: 175,
  order_currency: 'INR',
  order_status: 'ACTIVE',
  payment_session_id: 'session_1',
}
const order = {
  gatewayOrderId: 'ORD-1-abc',
  amount: paise(17550),
  customer: { id: 'a@b', name: 'Asha <Rao>', email: 'asha@example.in', phone: '9876543210' },
  expiresAt: new Date('2026-11-23T05:00:00.250Z'),
  returnUrl: 'https://shop.example/thank-you?order_id=ORD-1',
  notifyUrl: 'https://shop.example/api/payments/webhook',
}

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

let answer: Handler
let calls: { path: string; headers: IncomingMessage['headers']; body: string }[]
const http = createGatewayHttp({ readMs: 200, callMs: 400 })
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString()
    calls.push({ path: `${request.method} ${request.url}`, headers: request.headers, body })
    answer(request, response, body)
  })
})

function client() {
  const { port } = gateway.address() as AddressInfo
  const config = { clientId: 'id', clientSecret: 'secret', apiVersion: '2025-01-01' }
  return createCashfreeClient({ ...config, baseUrl: `http://127.0.0.1:${port}/pg` }, http)
}

function json(status: number, body: unknown): Handler {
  return (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

beforeAll(() => new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done)))
afterAll(async () => {
  gateway.closeAllConnections()
  await new Promise((done) => gateway.close(done))
  await http.close()
})
beforeEach(() => {
  calls = []
})

test('an order is created in rupees, with the shop’s keys and nothing the gateway would reject', async () => {
  answer = json(200, { ...stored, order_amount: 175.5 })
  expect(await client().createOrder(order)).toMatchObject({
    order_amount: 17550,
    payment_session_id: 'session_1',
    payment_link: null,
  })
  expect(calls[0]).toMatchObject({
    path: 'POST /pg/orders',
    headers: { 'x-client-id': 'id', 'x-client-secret': 'secret', 'x-api-version': '2025-01-01' },
  })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    order_id: 'ORD-1-abc',
    order_amount: 175.5,
    order_currency: 'INR',
    customer_details: {
      customer_id: 'a_b',
      customer_name: 'Asha Rao',
      customer_email: 'asha@example.in',
      customer_phone: '9876543210',
    },
    order_expiry_time: '2026-11-23T05:00:00+00:00',
    order_meta: { return_url: order.returnUrl, notify_url: order.notifyUrl },
  })
})

test('responses of older versions, with numeric ids and a link, are understood', async () => {
  answer = json(200, {
    ...stored,
    cf_order_id: 15,
    payment_session_id: undefined,
    payment_link: 'https://pay/#1',
  })
  expect(await client().createOrder(order)).toMatchObject({
    cf_order_id: '15',
    payment_link: 'https://pay/#1',
  })
})

test('an order stored by a call whose response was lost is found again', async () => {
  answer = (request, response, body) =>
    request.method === 'POST'
      ? json(409, { code: 'order_already_exists', message: 'order with same id is already present' })(
          request,
          response,
          body,
        )
      : json(200, { ...stored, order_amount: 175.5 })(request, response, body)
  expect(await client().createOrder(order)).toMatchObject({ payment_session_id: 'session_1' })
  expect(calls.map((call) => call.path)).toEqual(['POST /pg/orders', 'GET /pg/orders/ORD-1-abc'])
})

test('an order stored with another amount is not used', async () => {
  answer = (request, response, body) =>
    json(request.method === 'POST' ? 409 : 200, stored)(request, response, body)
  await expect(client().createOrder(order)).rejects.toMatchObject({ fault: 'failed' })
})

test.each([
  [400, { message: 'order_amount : too small', code: 'order_amount_invalid' }, 'refused', /too small/],
  [401, { message: 'authentication Failed', code: 'request_failed' }, 'failed', /keys/],
  [422, { message: 'request invalid', code: 'request_invalid' }, 'refused', /request invalid/],
  [404, { message: 'Order Reference Id does not exist' }, 'unknown', /couldn’t do this/],
  [429, { message: 'Too many requests' }, 'busy', /busy/],
  [500, { message: 'internal Server Error' }, 'failed', /couldn’t do this/],
  [502, { code: 'bank_processing_failure' }, 'failed', /couldn’t do this/],
  [200, { nothing: 'useful' }, 'failed', /we couldn’t read/],
  [200, 'x'.repeat(2_000_000), 'failed', /cannot be reached/],
])('a response of %i %j becomes one clear message', async (status, body, fault, message) => {
  answer = json(status, body)
  await expect(client().createOrder(order)).rejects.toMatchObject({
    fault,
    message: expect.stringMatching(message),
  })
})

test.each<[string, Handler]>([
  ['is not JSON', (_, response) => response.end('<html>down for repair</html>')],
  ['never comes', () => undefined],
  [
    'drips',
    (_, response) => {
      response.write('{')
      const drip = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(drip))
    },
  ],
  [
    'is cut off',
    (_, response) => {
      response.write('{"cf_order_id":')
      setTimeout(() => response.destroy(), 20)
    },
  ],
])('a response that %s is a clear failure', async (_, given) => {
  answer = given
  await expect(client().getOrder('ORD-1-abc')).rejects.toMatchObject({
    fault: 'failed',
    message: expect.stringMatching(/^The payment gateway .+ Please try again\.$/),
  })
})
