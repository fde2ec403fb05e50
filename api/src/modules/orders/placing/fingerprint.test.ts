import { testShippingAddress } from '../../../testing/orders'
import { fingerprint } from './fingerprint'

const order = {
  userId: 'asha',
  orderId: 'ORD-1',
  products: [
    { name: 'Turmeric Powder', price: 125, quantity: 1 },
    { name: 'Cumin Seeds', price: 90, quantity: 2 },
  ],
  shippingAddress: testShippingAddress,
  subtotal: 305,
  shipping: 50,
  tax: 54.9,
  total: 355,
}

test('an order written differently is still the same order', () => {
  const again = {
    ...order,
    subtotal: '305.00',
    products: order.products.toReversed().map((line) => ({ ...line, oldPrice: 200, image: '/a.jpg' })),
  }
  expect(fingerprint(again)).toBe(fingerprint(order))
})

test.each([
  ['quantity', { products: order.products.map((line) => ({ ...line, quantity: 3 })) }],
  ['product', { products: order.products.slice(1) }],
  ['address', { shippingAddress: { ...order.shippingAddress, city: 'Mysuru' } }],
  ['total', { total: 1 }],
  ['value of a field added later', { giftMessage: 'Happy birthday!' }],
])('a different %s makes a different order', (_, change) => {
  expect(fingerprint({ ...order, ...change })).not.toBe(fingerprint(order))
})
