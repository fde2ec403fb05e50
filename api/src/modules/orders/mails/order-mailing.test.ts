import { type Paise, paise } from 'shared-contracts/values/money'
import { writeLetter } from '../../../mail/letter'
import { testShippingAddress, testStoredOrder } from '../../../testing/orders'
import type { StoredOrder } from '../orders.repository'
import { paidMail, paymentFailedMail, refundMail } from './order-mails'

const order: StoredOrder = {
  ...testStoredOrder,
  orderId: 'ORD-1763691234567',
  status: 'Paid',
  paymentId: 'pay_9XK2M4T7',
  subtotal: paise(25_000),
  shipping: paise(5_000),
  tax: paise(4_500),
  total: paise(30_000),
  shippingAddress: { ...testShippingAddress, firstName: 'Asha <b>', city: 'Bengaluru', pinCode: '560011' },
}
const line = {
  productId: 'turmeric-powder',
  variantId: 'v1',
  name: 'Turmeric Powder',
  variant: '100 g',
  price: 12_500 as Paise,
  quantity: 2,
  image: '',
  discount: 0 as Paise,
}

test('a customer who paid gets the order’s items and total by mail, which is not a tax invoice [26.16]', () => {
  const letter = paidMail(order, [line])
  expect(letter).toMatchObject({
    subject: 'Your order ORD-1763691234567 has been confirmed',
  })
  const { text, html } = writeLetter(letter.parts)
  for (const words of [
    'Your order ORD-1763691234567',
    '2 x Turmeric Powder, 100 g',
    'Rs 250.00',
    'Rs 50.00',
    'Rs 300.00',
    'pay_9XK2M4T7',
    'Bengaluru, Karnataka 560011',
  ]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  // The tax invoice, which has different rates, comes with the shipment.
  expect(`${text} ${html}`).not.toMatch(/invoice|tax/i)
  expect(html).toContain('Asha &lt;b&gt; Rao')
})

test('a customer whose payment failed gets the reason and a link to pay the same order again [26.16]', () => {
  const letter = paymentFailedMail(order, 'The bank declined.', 'https://shop.example/thank-you?token=t')
  const { text } = writeLetter(letter.parts)
  expect(text).toContain(
    'The payment of Rs 300.00 for your order ORD-1763691234567 failed. The bank declined.',
  )
  expect(text).toContain('PAY AGAIN:\nhttps://shop.example/thank-you?token=t')
})

test('a customer who gets a refund is mailed the amount, the order and when it is credited [26.16]', () => {
  const letter = refundMail(order, paise(7550))
  expect(letter).toMatchObject({
    subject: 'Refund of Rs 75.50 for your order ORD-1763691234567',
  })
  expect(writeLetter(letter.parts).text).toContain('is credited in 10-15 days.')
})
