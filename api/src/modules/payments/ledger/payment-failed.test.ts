import { buildOrder } from '../../../testing/orders'
import { buildPayment, eventually, listMails, openPayPage, payByUpi } from '../testing/checkout'
import { isPaid, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

const shops: TestShop[] = []
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close()
})

async function openShop(settings: NodeJS.ProcessEnv) {
  const shop = await startTestShop({ settings })
  shops.push(shop)
  const asha = await shop.customer('asha')
  return { shop, asha, steps: shopperSteps(shop, asha) }
}

const buildFailureSubject = (orderId: string) => `The payment for your order ${orderId} failed`

describe.each([
  ['Cashfree', {}, 'testfailure@gocash', 'testsuccess@gocash'],
  ['PhonePe', { PAYMENT_GATEWAY: 'phonepe' }, 'failed@ybl', 'success@ybl'],
])('a payment that failed at %s', (_, settings, failing, succeeding) => {
  test('sends one mail, whose link pays the same order again in any browser', async () => {
    const { shop, asha, steps } = await openShop(settings)
    const pageOf = (link: string) =>
      new URL(link).origin === shop.publicOrigin ? openPayPage(shop, link) : link
    const orderId = await steps.place()
    await payByUpi(await pageOf(await steps.startPaying(orderId)), failing)
    await steps.askedStatus(orderId)
    await steps.askedStatus(orderId)
    const [mail, ...others] = await listMails(shop, orderId)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: asha.email, subject: buildFailureSubject(orderId) })

    const link = new URL(/PAY AGAIN:\n(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
    expect(`${link.origin}${link.pathname}`).toBe(`${shop.publicOrigin}/thank-you`)
    expect(link.searchParams.get('order_id')).toBe(orderId)
    const token = link.searchParams.get('token')
    const again = await shop.visitor().post('/api/payments/return/again', { token })
    expect(again.statusCode).toBe(201)
    await payByUpi(await pageOf(again.json().payment.payment_link), succeeding)
    expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
    expect((await listMails(shop, orderId)).map(({ subject }) => subject)).toEqual([
      buildFailureSubject(orderId),
      `Your order ${orderId} has been confirmed`,
    ])
  })
})

test('each failed attempt is mailed, but a page closed for another tab is not', async () => {
  const { shop, asha, steps } = await openShop({})
  const orderId = await steps.place()
  for (const count of [1, 2]) {
    await payByUpi(await openPayPage(shop, await steps.startPaying(orderId)), 'testfailure@gocash')
    expect(await steps.askedStatus(orderId)).toMatchObject({ status: 'Failed' })
    expect(await listMails(shop, orderId)).toHaveLength(count)
  }
  await steps.startPaying(orderId)
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-other'))
  expect((await asha.post('/api/payments/create', buildPayment('ORD-other'))).statusCode).toBe(201)
  expect(await listMails(shop, orderId)).toHaveLength(2)
})
