import { cashfreeSignature } from '../providers/cashfree/cashfree-signature'
import { phonePeVerify } from '../providers/phonepe/v1/phonepe-signature'
import { phonePeWebhookKey } from '../providers/phonepe/v2/phonepe-v2'
import { listRows, untilApplied } from '../testing/checkout'
import { startTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ isReachable: false })
})
afterAll(() => shop.close())

const salt = { key: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399', index: '1' }
const readResponse = (body: string): string => /"response":"([^"]*)"/.exec(body)?.[1] ?? ''

/** Each gateway's way of signing, and a genuine message that is not about a payment. */
const gateways = [
  {
    name: 'Cashfree',
    url: '/api/payments/webhook',
    header: 'x-webhook-signature',
    sign: (body: string) => cashfreeSignature('TEST_CLIENT_SECRET', '1', Buffer.from(body)),
    body: '{"type":"SETTLEMENT_WEBHOOK","data":{}}',
  },
  {
    name: 'PhonePe v1',
    url: '/api/phonepe/callback',
    header: 'x-verify',
    sign: (body: string) => phonePeVerify(readResponse(body), salt),
    body: `{"response":"${Buffer.from('{"success":true}').toString('base64')}"}`,
  },
  {
    name: 'PhonePe v2',
    url: '/api/phonepe/webhook',
    header: 'authorization',
    sign: () => phonePeWebhookKey('merchant_user', 'Passw0rd1'),
    body: '{"event":"settlement","payload":{}}',
  },
]

describe.each(gateways)('a webhook of $name', ({ url, header, sign, body }) => {
  const send = (payload: string | Buffer, signature: string, contentType = 'application/json') =>
    shop.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': contentType, 'x-webhook-timestamp': '1', [header]: signature },
    })

  test.each([
    ['of 10 MB', 413, 'BODY_TOO_LARGE', () => send(Buffer.alloc(10_000_000, 32), sign(body))],
    ['that is empty', 400, 'MALFORMED_BODY', () => send('', sign(''))],
    ['with a truncated signature', 401, 'INVALID_CREDENTIALS', () => send(body, sign(body).slice(0, -4))],
    ['without a signature', 401, 'INVALID_CREDENTIALS', () => send(body, '')],
    ['unsigned, as plain text', 401, 'INVALID_CREDENTIALS', () => send(body, '', 'text/plain')],
    ['unsigned, as a form', 401, 'INVALID_CREDENTIALS', () => send(body, '', 'multipart/form-data')],
  ])('%s is refused with a clear message, and not stored', async (_, status, code, sendBroken) => {
    const before = await listRows(shop, 'gateway_events')
    const answer = await sendBroken()
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(await listRows(shop, 'gateway_events')).toEqual(before)
  })

  test('that is genuine is stored whatever its content type, and changes nothing else', async () => {
    const answer = await send(body, sign(body), 'text/plain')
    expect(answer.statusCode).toBe(200)
    await untilApplied(shop)
    const kept = (await listRows(shop, 'gateway_events')).filter((event) => event.body === body)
    expect(kept).toEqual([expect.objectContaining({ outcome: 'ignored' })])
  })
})

test.each([
  ['Cashfree', gateways[0], (body: string) => `${body} `],
  ['PhonePe v1', gateways[1], (body: string) => body.replace('":"', '":" ')],
])(
  'a message signed by %s is refused and not stored if it has an extra space',
  async (_, gateway, change) => {
    const { url = '', header = '', body = '', sign = () => '' } = gateway ?? {}
    const before = await listRows(shop, 'gateway_events')
    const headers = { 'content-type': 'application/json', 'x-webhook-timestamp': '1', [header]: sign(body) }
    const answer = await shop.app.inject({ method: 'POST', url, payload: change(body), headers })
    expect(answer.statusCode).toBe(401)
    expect(await listRows(shop, 'gateway_events')).toEqual(before)
  },
)
