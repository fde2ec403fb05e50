import { sql } from 'drizzle-orm'
import { buildOrder } from '../../../testing/orders'
import { buildPayment, eventually, listMails, openPayPage, payByUpi } from '../../payments/testing/checkout'
import { startTestShop, type TestShop } from '../../payments/testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

type Shopper = Awaited<ReturnType<TestShop['customer']>>

async function place(shopper: Shopper, orderId: string): Promise<void> {
  expect((await shopper.post('/api/orders', buildOrder(shopper.id, orderId))).statusCode).toBe(201)
}

/** @returns the address the gateway redirects to */
async function pay(shopper: Shopper, orderId: string): Promise<string> {
  const started = await shopper.post('/api/payments/create', buildPayment(orderId))
  const page = await openPayPage(shop, started.json().payment.payment_link)
  const back = await payByUpi(page, 'testsuccess@gocash')
  const isThere = (status: string) => status === 'Paid'
  await eventually(async () => (await shopper.get(`/api/orders/${orderId}`)).json().status, isThere)
  return back
}

test('a shopper who buys in Kannada returns from the gateway to a page in Kannada and gets a mail in Kannada', async () => {
  const shopper = await shop.customer('asha', 'kn')
  await place(shopper, 'ORD-KN')
  expect(await pay(shopper, 'ORD-KN')).toContain(`${shop.publicOrigin}/kn/thank-you?order_id=ORD-KN`)
  const [mail] = await listMails(shop, 'ORD-KN')
  expect(mail).toMatchObject({
    subject: 'ನಿಮ್ಮ ಆರ್ಡರ್ ORD-KN ದೃಢಪಟ್ಟಿದೆ',
    text: expect.stringContaining('ಒಟ್ಟು ಪಾವತಿಸಿದ ಮೊತ್ತ: ₹175.00'),
    html: expect.stringContaining('<html lang="kn">'),
  })
})

test("the redirect page to the gateway is in the order's language", async () => {
  const shopper = await shop.customer('asha', 'hi')
  await place(shopper, 'ORD-HI')
  const started = await shopper.post('/api/payments/create', buildPayment('ORD-HI'))
  const { pathname, search } = new URL(started.json().payment.payment_link)
  const { body } = await shop.app.inject(pathname + search)
  expect(body).toContain('<html lang="hi">')
  expect(body).toContain('भुगतान के लिए आगे बढ़ें')
  const gone = await shop.app.inject('/pay/forged?language=hi&language=kn')
  expect(gone.statusCode).toBe(410)
  expect(gone.body).toContain('This payment link has expired')
})

test.each([
  ['nothing', undefined],
  ['nonsense', 'tlh'],
  ['two languages', 'hi, kn'],
  ['a hostile text', "kn'; drop table orders; --"],
  ['a name of an object property', '__proto__'],
  ['the language in capitals', 'HI'],
])('a shopper whose browser prefers %s gets English mails', async (what, header) => {
  const orderId = `ORD-${what.replaceAll(' ', '-')}`
  const shopper = await shop.customer('asha', header)
  await place(shopper, orderId)
  expect(await pay(shopper, orderId)).toContain(`${shop.publicOrigin}/thank-you?order_id=${orderId}`)
  const [mail] = await listMails(shop, orderId)
  expect(mail?.subject).toBe(`Your order ${orderId} has been confirmed`)
  expect(mail?.html).toContain('<html lang="en">')
})

test('an order in a language that only a newer version has gets English mails', async () => {
  const shopper = await shop.customer()
  await place(shopper, 'ORD-TA')
  await shop.database.connection().execute(sql`update orders set language = 'ta' where order_id = 'ORD-TA'`)
  await pay(shopper, 'ORD-TA')
  expect((await listMails(shop, 'ORD-TA'))[0]?.subject).toBe('Your order ORD-TA has been confirmed')
})

test('an error message is the specified English, with its values listed for pages in other languages', async () => {
  const shopper = await shop.customer('asha', 'hi')
  const order = buildOrder(shopper.id, 'ORD-NONE')
  const products = order.products.map((line) => ({ ...line, price: 1 }))
  const refused = await shopper.post('/api/orders', { ...order, products })
  const { message, text, values } = refused.json()
  expect(text).toBe('"{name}" ({pack}) now costs Rs {price}. Please check your cart and order again.')
  expect(message).toBe(
    `"${values.name}" (${values.pack}) now costs Rs ${values.price}. Please check your cart and order again.`,
  )
  const english = await shop.customer()
  const same = await english.post('/api/orders', { ...order, userId: english.id, products })
  expect(same.json()).toEqual({
    message,
    code: 'PRICE_CHANGED',
    figures: expect.anything(),
    requestId: expect.any(String),
  })
})
