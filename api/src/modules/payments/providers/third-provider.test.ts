import { paise } from 'shared-contracts/values/money'
import { readConfig } from '../../../app/config'
import { readSettlementFile } from '../reconciliation/settlement-files/read-settlement-file'
import { buildPayment, eventually, listMails, listRows } from '../testing/checkout'
import { madeUpProvider, signature } from '../testing/made-up-provider'
import { isPaid, listEvents, type Shopper, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'
import { providers } from './providers'

/* A provider only has to be listed to get everything that the shop's own providers have. */

const SECRET = 'a secret of ZebraPay'
const { provider, pay } = madeUpProvider()
const withThird = [...providers, provider]

let shop: TestShop
let asha: Shopper
let steps: ReturnType<typeof shopperSteps>
beforeAll(async () => {
  shop = await startTestShop({
    providers: withThird,
    settings: { PAYMENT_GATEWAY: 'zebrapay', ZEBRAPAY: 'on', ZEBRAPAY_SECRET: SECRET },
  })
  asha = await shop.customer('asha')
  steps = shopperSteps(shop, asha)
})
afterAll(() => shop.close())

/** Pays for an order without notifying the shop. @returns the provider's order id */
async function payUnheard(orderId: string): Promise<string> {
  const started = await asha.post('/api/payments/create', buildPayment(orderId))
  expect(started.statusCode).toBe(201)
  return pay(started.json().payment.payment_link)
}

function send(body: string, secret: string) {
  const headers = { 'content-type': 'text/plain', 'x-zebra': signature(secret, body) }
  return shop.app.inject({ method: 'POST', url: '/api/zebrapay/events', payload: body, headers })
}

test('a third provider’s genuine message pays an order, and a forged one is refused', async () => {
  const orderId = await steps.place()
  const id = await payUnheard(orderId)
  expect((await send(id, 'a secret of somebody else')).statusCode).toBe(401)
  expect(await steps.storedStatus(orderId)).toBe('Pending')
  expect((await send(id, SECRET)).statusCode).toBe(200)
  expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
  expect(await listEvents(shop, orderId)).toEqual(['placed', 'paid'])
  expect(await listRows(shop, 'gateway_events')).toMatchObject([{ provider: 'zebrapay', outcome: 'asked' }])
})

test('a third provider is asked about an order when the shopper returns, and by the poller', async () => {
  const [first, second] = [await steps.place(), await steps.place()]
  await payUnheard(first)
  expect(await steps.askedStatus(first)).toEqual({ orderId: first, status: 'Paid' })
  await payUnheard(second)
  shop.wait(30_000)
  expect(await eventually(() => steps.storedStatus(second), isPaid)).toBe('Paid')
})

test('a refund goes through a third provider, and its account matches the ledger', async () => {
  const orderId = await steps.place()
  await payUnheard(orderId)
  await steps.askedStatus(orderId)
  await shop.app.payments.refund({ of: orderId, amount: paise(17_500), reason: 'Damaged', who: 'owner' })
  const status = await eventually(
    () => steps.storedStatus(orderId),
    (found) => found === 'Refunded',
  )
  expect(status).toBe('Refunded')
  const subjects = (await listMails(shop, orderId)).map(({ subject }) => subject)
  expect(subjects).toContain(`Refund of Rs 175.00 for your order ${orderId}`)
  expect(await shop.app.payments.reconcile({ gateway: 'zebrapay' })).toMatchObject({ isFine: true })
})

test('a third provider’s payments are distinguished from those of other providers', async () => {
  expect(new Set((await listRows(shop, 'gateway_orders')).map((row) => row.provider))).toEqual(
    new Set(['zebrapay']),
  )
  expect(new Set((await listRows(shop, 'ledger')).map((row) => row.provider))).toEqual(new Set(['zebrapay']))
})

test('a third provider’s settings are validated like those of other providers', () => {
  const read = (env: NodeJS.ProcessEnv) => readConfig(env, '/shop/api', withThird)
  expect(() => read({ PUBLIC_ORIGIN: 'https://spices.example', ZEBRAPAY: 'on' })).toThrow(
    "- ZEBRAPAY_SECRET is not set. Set it to ZebraPay's secret key. Alternatively: ZEBRAPAY=off takes no payments by ZebraPay.",
  )
  expect(() => read({ PAYMENT_GATEWAY: 'zebrapay' })).toThrow(
    '- PAYMENT_GATEWAY is zebrapay, which is off. Set it to cashfree, phonepe, or zebrapay.',
  )
  expect(read({}).gatewaysSetUp).not.toContain('zebrapay')
})

test('a third provider’s settlement files are recognised alongside those of other providers', () => {
  expect(readSettlementFile(withThird, 'zebra,1').provider).toBe('zebrapay')
  expect(readSettlementFile(withThird, 'UTR,Net Settlement Amount').provider).toBe('cashfree')
  expect(() => readSettlementFile(withThird, 'horse,1')).toThrow(
    'This file isn’t Cashfree’s Settlement Recon report or ZebraPay’s statement. Upload the report as CSV.',
  )
})
