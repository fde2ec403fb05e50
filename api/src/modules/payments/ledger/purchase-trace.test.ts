import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportSpans } from 'tracing/spans'
import { buildOrder } from '../../../testing/orders'
import { buildPayment, eventually, listRows, openPayPage, payByUpi } from '../testing/checkout'
import { startTestShop, type TestShop } from '../testing/test-shop'

interface SentSpans {
  resourceSpans: { scopeSpans: { spans: { traceId: string; name: string }[] }[] }[]
}

const spans: { traceId: string; name: string }[] = []
const collector = createServer(async (request, response) => {
  const { resourceSpans }: SentSpans = JSON.parse(Buffer.concat(await request.toArray()).toString())
  spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
  response.setHeader('content-type', 'application/json').end('{}')
})

let shop: TestShop
let stop: () => Promise<void>
beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as AddressInfo
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  stop = await exportSpans('api')
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  shop = await startTestShop()
})
afterAll(async () => {
  await shop.close()
  await new Promise((done) => collector.close(done))
})

test('a purchase is one trace, from the order through the gateway to its message', async () => {
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))
  const started = await asha.post('/api/payments/create', buildPayment('ORD-1'))
  await payByUpi(await openPayPage(shop, started.json().payment.payment_link), 'testsuccess@gocash')
  // Wait for the message: requesting the order before it arrives would settle the payment without it.
  await eventually(
    () => listRows(shop, 'gateway_events'),
    (messages) => messages.some(({ applied_at }) => applied_at !== null),
  )
  await asha.get('/api/payments/orders/ORD-1')
  await stop()

  const placed = spans.find(({ name }) => name === 'POST /api/orders')
  const names = spans.filter(({ traceId }) => traceId === placed?.traceId).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'POST /api/orders',
      'start a payment',
      expect.stringMatching(/^POST 127\.0\.0\.1/),
      'apply a payment message',
    ]),
  )
})
