import { paise } from 'shared-contracts/values/money'
import {
  buildPayment,
  eventually,
  listMails,
  listRows,
  openPayPage,
  payByUpi,
  untilApplied,
} from '../testing/checkout'
import { isPaid, listEvents, type Shopper, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

/** Every protocol that can be configured. */
const ways = [
  { name: 'Cashfree 2025-01-01', settings: {}, pays: 'testsuccess@gocash', fails: 'testfailure@gocash' },
  {
    name: 'Cashfree 2022-01-01',
    settings: { CASHFREE_API_VERSION: '2022-01-01' },
    pays: 'testsuccess@gocash',
    fails: 'testfailure@gocash',
  },
  {
    name: 'PhonePe v1',
    settings: { PAYMENT_GATEWAY: 'phonepe' },
    pays: 'success@ybl',
    fails: 'failed@ybl',
  },
  {
    name: 'PhonePe v2',
    settings: { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v2' },
    pays: 'success@ybl',
    fails: 'failed@ybl',
  },
]

describe.each(ways)('by $name', ({ settings, pays, fails }) => {
  let shop: TestShop
  let asha: Shopper
  let steps: ReturnType<typeof shopperSteps>

  beforeAll(async () => {
    shop = await startTestShop({ settings })
    asha = await shop.customer('asha')
    steps = shopperSteps(shop, asha)
  })
  afterAll(() => shop.close())

  async function startPaying(orderId: string): Promise<string> {
    const started = await asha.post('/api/payments/create', buildPayment(orderId))
    expect(started.statusCode).toBe(201)
    const link: string = started.json().payment.payment_link
    return new URL(link).origin === shop.publicOrigin ? openPayPage(shop, link) : link
  }

  async function payFor(orderId: string): Promise<void> {
    await payByUpi(await startPaying(orderId), pays)
    expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
  }

  const refund = (order: string, rupees: number, reason = 'Damaged on the way') =>
    shop.app.payments.refund({ of: order, amount: paise(rupees * 100), reason, who: 'owner' })

  test('a shopper pays, and the gateway’s own message pays the order, once', async () => {
    const orderId = await steps.place()
    await payFor(orderId)
    expect(await steps.askedStatus(orderId)).toEqual({ orderId, status: 'Paid' })
    expect(await listEvents(shop, orderId)).toEqual(['placed', 'paid'])
  })

  test('a failed payment shows the reason, and the second attempt pays the order', async () => {
    const orderId = await steps.place()
    await payByUpi(await startPaying(orderId), fails)
    const failed = await eventually(
      () => steps.storedStatus(orderId),
      (status) => status === 'Failed',
    )
    expect(failed).toBe('Failed')
    expect(await steps.askedStatus(orderId)).toMatchObject({ message: expect.stringMatching(/\w/) })
    await payFor(orderId)
    await untilApplied(shop)
    expect(await steps.storedStatus(orderId)).toBe('Paid')
  })

  test('a shopper who starts to pay twice gets the same page', async () => {
    const orderId = await steps.place()
    expect(await startPaying(orderId)).toBe(await startPaying(orderId))
  })

  test('the owner refunds a part and then the rest; repeating a command makes one refund and one mail [26.14]', async () => {
    const orderId = await steps.place()
    await payFor(orderId)
    const [first, again] = [await refund(orderId, 75), await refund(orderId, 75)]
    expect(again.id).toBe(first.id)
    await expect(refund(orderId, 101)).rejects.toThrow(`At most Rs 100 of ${orderId} can be refunded.`)
    await refund(orderId, 100, 'The rest')
    shop.wait(60_000)
    const status = await eventually(
      () => steps.storedStatus(orderId),
      (found) => found === 'Refunded',
    )
    expect(status).toBe('Refunded')
    const rows = (await listRows(shop, 'ledger')).filter(({ kind }) => kind === 'refund')
    const done = rows.filter(({ state }) => state === 'done').map(({ amount }) => amount)
    expect(done.toSorted()).toEqual([10000, 7500])
    expect((await listEvents(shop, orderId)).toSorted()).toEqual([
      'paid',
      'placed',
      'refund-begun',
      'refund-begun',
      'refund-done',
      'refund-done',
      'refunded',
    ])
    const subjects = (await listMails(shop, orderId)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      `Refund of Rs 100.00 for your order ${orderId}`,
      `Refund of Rs 75.00 for your order ${orderId}`,
      `Your order ${orderId} has been confirmed`,
    ])
  })

  test('an unpaid order cannot be refunded', async () => {
    const orderId = await steps.place()
    await startPaying(orderId)
    await expect(refund(orderId, 1)).rejects.toThrow(`No payment found for ${orderId}.`)
  })
})
