import { PlaceOrder } from 'shared-contracts/orders/order-schema'
import { home } from '../../testing/example-address'
import { ananya, pepperLine, turmericLine } from '../../testing/example-cart'
import { blankAddress, deliveryFromForm, deliveryFromSaved } from './address/new-address'
import { buildOrder, buildOrderRecord } from './order'

const lines = [turmericLine, pepperLine]
const delivery = deliveryFromSaved(home, ananya.email)
const order = buildOrder({ user: ananya, lines, delivery, orderId: 'ORD-1' })

test("an order has the api's format, with total = subtotal + shipping [11.23, 24.6]", () => {
  expect(PlaceOrder.safeParse(order).success).toBe(true)
  expect(order).toMatchObject({
    userId: 'customer-1',
    orderId: 'ORD-1',
    subtotal: 349.5,
    shipping: 50,
    tax: 62.91,
    total: 399.5,
    paymentMethod: 'Prepaid',
    status: 'Pending',
  })
  expect(order.products[0]).toEqual({
    productId: 'turmeric-powder',
    variantId: 'turmeric-powder-100',
    name: 'Turmeric Powder',
    price: 125,
    oldPrice: 137.5,
    quantity: 2,
    image: '/uploads/turmeric-powder-1.jpg',
  })
})

test('the browser records an order as awaiting payment [11.26, 24.7]', () => {
  const createdAt = '2026-11-21T10:00:00.000Z'
  expect(buildOrderRecord(order, lines, { paymentId: '77', createdAt })).toEqual({
    orderId: 'ORD-1',
    payment_id: '77',
    status: 'Awaiting Payment',
    createdAt,
    items: [
      { title: 'Turmeric Powder', price: 125, quantity: 2 },
      { title: 'Black Pepper', price: 99.5, quantity: 1 },
    ],
    subtotal: 349.5,
    shipping: 50,
    tax: 62.91,
    total: 399.5,
    shippingAddress: {
      address: '24, 4th Cross, Jayanagar',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560011',
      country: 'India',
    },
  })
})

test('an address saved without an e-mail is sent with the customer’s', () => {
  expect(deliveryFromSaved({ ...home, email: '' }, ananya.email).email).toBe('ananya@example.com')
})

test('the input of an open form is normalised', () => {
  const form = {
    ...blankAddress,
    firstName: ' Ananya\u00a0 K\u200b ',
    address1: '24, 4th Cross',
    address2: ' Flat 2 ',
    phoneNumber: '+91 98450 12345',
    pincode: '೫೬೦ ೦೧೧',
  }
  expect(deliveryFromForm(form, ananya.email)).toMatchObject({
    firstName: 'Ananya K',
    addressLine1: '24, 4th Cross',
    addressLine2: 'Flat 2',
    phone: '9845012345',
    pinCode: '560011',
    country: 'India',
  })
})

test.each([
  ['+91', '98450 12345', '9845012345'],
  ['+91', '+91 98450 12345', '9845012345'],
  ['+44', '7911123456', '+447911123456'],
  ['+91', '12345', '12345'],
])('an address saved with %s and %s is sent with %s', (phoneCode, phoneNumber, phone) => {
  expect(deliveryFromSaved({ ...home, phoneCode, phoneNumber }, ananya.email).phone).toBe(phone)
})
