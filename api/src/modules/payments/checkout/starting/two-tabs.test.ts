import { buildOrder } from '../../../../testing/orders'
import { buildPayment, eventually, listRows, openPayPage, payByUpi } from '../../testing/checkout'
import { startTestShop, type TestShop } from '../../testing/test-shop'

type Customer = Awaited<ReturnType<TestShop['customer']>>

const startShop = (settings: NodeJS.ProcessEnv) => startTestShop({ settings, isReachable: false })

/** The current test's shops, closed after it: each has its own connections, and PostgreSQL allows a hundred. */
const shops: TestShop[] = []
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close()
})

async function openShop(settings: NodeJS.ProcessEnv): Promise<TestShop> {
  const shop = await startShop(settings)
  shops.push(shop)
  return shop
}

async function startPaying(asha: Customer, orderId: string) {
  return asha.post('/api/payments/create', buildPayment(orderId))
}

/** Returns the order's payment link. Retries, because the gateway may be slow on a busy machine. */
async function requestPayLink(asha: Customer, orderId: string): Promise<string> {
  const answer = await eventually(
    () => startPaying(asha, orderId),
    ({ statusCode }) => statusCode !== 502,
  )
  expect(answer.statusCode).toBe(201)
  return answer.json().payment.payment_link
}

async function fetchStatus(asha: Customer, orderId: string) {
  return (await asha.get(`/api/payments/orders/${orderId}`)).json()
}

describe.each([
  ['Cashfree', {}, 'testsuccess@gocash'],
  ['PhonePe', { PAYMENT_GATEWAY: 'phonepe' }, 'success@ybl'],
])('one cart in two tabs, paid by %s', (_, settings, upiId) => {
  let shop: TestShop
  let asha: Customer

  beforeAll(async () => {
    shop = await startShop(settings)
    asha = await shop.customer('asha')
  })
  afterAll(() => shop.close())

  async function open(orderId: string): Promise<string> {
    await asha.post('/api/orders', buildOrder(asha.id, orderId))
    const link = await requestPayLink(asha, orderId)
    return new URL(link).origin === shop.publicOrigin ? openPayPage(shop, link) : link
  }

  test("is paid once: the other tab gets the paid order's id [11.38]", async () => {
    const first = await open('ORD-1')
    await asha.post('/api/orders', buildOrder(asha.id, 'ORD-2'))
    await payByUpi(first, upiId)
    const second = await startPaying(asha, 'ORD-2')
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      code: 'ALREADY_PAID',
      error: 'You’ve already paid for this cart. Your order is ORD-1.',
    })
    expect(await fetchStatus(asha, 'ORD-2')).toEqual({ orderId: 'ORD-2', status: 'Pending', paidAs: 'ORD-1' })
    expect(await fetchStatus(asha, 'ORD-1')).toEqual({ orderId: 'ORD-1', status: 'Paid' })
  })

  test('can be bought again after it was paid [11.38]', async () => {
    await payByUpi(await open('ORD-3'), upiId)
    expect(await fetchStatus(asha, 'ORD-3')).toEqual({ orderId: 'ORD-3', status: 'Paid' })
  })
})

test('a page left open in one tab takes no money once the other tab starts to pay [11.38]', async () => {
  const shop = await openShop({})
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))
  const first = await requestPayLink(asha, 'ORD-1')
  const firstPage = await openPayPage(shop, first)
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-2'))
  const second = await requestPayLink(asha, 'ORD-2')
  await payByUpi(firstPage, 'testsuccess@gocash')
  await payByUpi(await openPayPage(shop, second), 'testsuccess@gocash')
  expect(await fetchStatus(asha, 'ORD-2')).toEqual({ orderId: 'ORD-2', status: 'Paid' })
  expect(await fetchStatus(asha, 'ORD-1')).toMatchObject({ status: 'Failed', paidAs: 'ORD-2' })
})

test('if the gateway cannot close the page, the other tab is sent to it [11.38]', async () => {
  const shop = await openShop({ PAYMENT_GATEWAY: 'phonepe' })
  const asha = await shop.customer('asha')
  const pages: string[] = []
  for (const id of ['ORD-1', 'ORD-2']) {
    await asha.post('/api/orders', buildOrder(asha.id, id))
    pages.push(await requestPayLink(asha, id))
  }
  expect(pages[1]).toBe(pages[0])
  await payByUpi(pages[1] ?? '', 'success@ybl')
  expect(await fetchStatus(asha, 'ORD-1')).toEqual({ orderId: 'ORD-1', status: 'Paid' })
  expect(await fetchStatus(asha, 'ORD-2')).toEqual({ orderId: 'ORD-2', status: 'Pending', paidAs: 'ORD-1' })
})

test.each([
  ['Cashfree', {}, 'testsuccess@gocash'],
  ['PhonePe', { PAYMENT_GATEWAY: 'phonepe' }, 'success@ybl'],
  ['PhonePe v2', { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v2' }, 'success@ybl'],
])('tabs that start to pay at the same moment share one page: %s [11.38]', async (_, settings, upiId) => {
  const shop = await openShop(settings)
  const asha = await shop.customer('asha')
  const ids = ['ORD-1', 'ORD-2', 'ORD-3']
  for (const id of ids) await asha.post('/api/orders', buildOrder(asha.id, id))
  const links = await Promise.all(ids.map((id) => requestPayLink(asha, id)))
  for (const link of links) {
    const isBridge = new URL(link).origin === shop.publicOrigin
    await payByUpi(isBridge ? await openPayPage(shop, link) : link, upiId)
  }
  const answers = await Promise.all(ids.map((id) => fetchStatus(asha, id)))
  expect(answers.filter(({ status }) => status === 'Paid')).toHaveLength(1)
  expect(await listRows(shop, 'ledger')).toHaveLength(1)
})

test('while a bank has not answered, the other tab is sent to the page with that payment', async () => {
  const shop = await openShop({})
  const asha = await shop.customer('asha')
  const pages: string[] = []
  for (const id of ['ORD-1', 'ORD-2']) {
    await asha.post('/api/orders', buildOrder(asha.id, id))
    const page = await openPayPage(shop, await requestPayLink(asha, id))
    if (id === 'ORD-1') await payByUpi(page, 'testpending@gocash')
    pages.push(page)
  }
  expect(pages[1]).toBe(pages[0])
})
