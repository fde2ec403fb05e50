import { openPayPage, orderOf, payByUpi, paymentOf, rowsOf } from './testing/checkout'
import { startTestShop, type TestShop } from './testing/test-shop'

type Customer = Awaited<ReturnType<TestShop['customer']>>

const shops: TestShop[] = []
afterAll(async () => {
  for (const shop of shops) await shop.close()
})

async function openShop(settings: NodeJS.ProcessEnv): Promise<TestShop> {
  const shop = await startTestShop({ settings, isReachable: false })
  shops.push(shop)
  return shop
}

async function startPaying(asha: Customer, orderId: string) {
  return asha.post('/api/payments/create', paymentOf(orderId))
}

async function statusOf(asha: Customer, orderId: string) {
  return (await asha.get(`/api/payments/orders/${orderId}`)).json()
}

describe.each([
  ['Cashfree', {}, 'testsuccess@gocash'],
  ['PhonePe', { PAYMENT_GATEWAY: 'phonepe' }, 'success@ybl'],
])('one cart in two tabs, paid by %s', (_, settings, upiId) => {
  let shop: TestShop
  let asha: Customer

  beforeAll(async () => {
    shop = await openShop(settings)
    asha = await shop.customer('asha')
  }, 60_000)

  async function open(orderId: string): Promise<string> {
    await asha.post('/api/orders', orderOf(asha.id, orderId))
    const link: string = (await startPaying(asha, orderId)).json().payment.payment_link
    return new URL(link).origin === shop.publicOrigin ? openPayPage(shop, link) : link
  }

  test('is paid once: the other tab is told under which order', async () => {
    const first = await open('ORD-1')
    await asha.post('/api/orders', orderOf(asha.id, 'ORD-2'))
    await payByUpi(first, upiId)
    const second = await startPaying(asha, 'ORD-2')
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      code: 'ALREADY_PAID',
      error: 'The same cart has been paid already, as order ORD-1.',
    })
    expect(await statusOf(asha, 'ORD-2')).toEqual({ orderId: 'ORD-2', status: 'Pending', paidAs: 'ORD-1' })
    expect(await statusOf(asha, 'ORD-1')).toEqual({ orderId: 'ORD-1', status: 'Paid' })
  })

  test('that was paid can be bought again afterwards', async () => {
    await payByUpi(await open('ORD-3'), upiId)
    expect(await statusOf(asha, 'ORD-3')).toEqual({ orderId: 'ORD-3', status: 'Paid' })
  })
})

test('a page left open in one tab takes no money any more once the other tab goes to pay', async () => {
  const shop = await openShop({})
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', orderOf(asha.id, 'ORD-1'))
  const first = (await startPaying(asha, 'ORD-1')).json().payment.payment_link
  const firstPage = await openPayPage(shop, first)
  await asha.post('/api/orders', orderOf(asha.id, 'ORD-2'))
  const second = (await startPaying(asha, 'ORD-2')).json().payment.payment_link
  await payByUpi(firstPage, 'testsuccess@gocash')
  await payByUpi(await openPayPage(shop, second), 'testsuccess@gocash')
  expect(await statusOf(asha, 'ORD-2')).toEqual({ orderId: 'ORD-2', status: 'Paid' })
  expect(await statusOf(asha, 'ORD-1')).toMatchObject({ status: 'Failed', paidAs: 'ORD-2' })
})

test('a second payment of one cart, where the gateway could not be stopped, is held for a refund', async () => {
  const shop = await openShop({ PAYMENT_GATEWAY: 'phonepe' })
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', orderOf(asha.id, 'ORD-1'))
  await asha.post('/api/orders', orderOf(asha.id, 'ORD-2'))
  const pages: string[] = []
  for (const id of ['ORD-1', 'ORD-2']) pages.push((await startPaying(asha, id)).json().payment.payment_link)
  for (const page of pages) await payByUpi(page, 'success@ybl')
  const answers = await Promise.all(['ORD-1', 'ORD-2'].map((id) => statusOf(asha, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['Paid', 'Pending'])
  const what = (await rowsOf(shop, 'order_events')).map((event) => event.what)
  expect(what.filter((event) => event === 'Paid')).toHaveLength(1)
  expect(what).toContainEqual(expect.stringMatching(/^held paid T\d+, same cart$/))
})
