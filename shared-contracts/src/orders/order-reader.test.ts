import * as z from 'zod/mini'
import { listMutations } from '../testing/mutations'
import { readOrders, readPaymentStatus } from './order-reader'
import { Order } from './order-schema'

const lines = [{ line: 0, quantity: 1 }]
const order = {
  orderId: '1795633791430-87',
  status: 'Paid',
  paymentMethod: 'Prepaid',
  paymentId: 'pay_1',
  createdAt: '2026-11-20T10:00:00.000Z',
  products: [
    {
      productId: 'cloves',
      variantId: 'cloves-50',
      name: 'Cloves',
      variant: '50 g',
      price: 180,
      quantity: 2,
      image: '/uploads/cloves-1.jpg',
    },
  ],
  shippingAddress: {
    firstName: 'Asha',
    lastName: 'Rao',
    addressLine1: '24, 4th Cross',
    addressLine2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pinCode: '560011',
    country: 'India',
    email: 'asha@example.com',
    phone: '9845012345',
  },
  subtotal: 360,
  shipping: 0,
  tax: 18,
  total: 378,
  shipments: [
    {
      state: 'shipped',
      courier: 'India Post',
      awb: 'EK1',
      link: 'https://post.example/EK1',
      shippedAt: '2026-11-21T10:00:00.000Z',
      deliveredAt: '2026-11-23T10:00:00.000Z',
      lines,
      returns: [{ at: '2026-11-25T10:00:00.000Z', lines }],
    },
  ],
}
const ignore = () => {}

/** The shape that pages need to show an order. */
const Shown = z.object({
  ...Order.shape,
  status: z.optional(Order.shape.status),
  shippingAddress: z.record(z.string(), z.string()),
})

test('an order from the api is read unchanged', () => {
  const report = jest.fn()
  expect(readOrders([order], 'orders', report)).toEqual([order])
  expect(report).not.toHaveBeenCalled()
})

test.each([
  ['uploads/cloves-1.jpg', '/uploads/cloves-1.jpg'],
  ['uploads\\cloves-1.jpg', '/uploads/cloves-1.jpg'],
  ['https://pictures.example/x.jpg', 'https://pictures.example/x.jpg'],
  ['', ''],
])('the picture of an order line stored at "%s" is shown from "%s"', (image, shown) => {
  const [read] = readOrders([{ ...order, products: [{ ...order.products[0], image }] }], 'orders', ignore)
  expect(read?.products[0]?.image).toBe(shown)
})

test.each(listMutations(order))('a page can show an order with %s', (_, value) => {
  const [read] = readOrders([value], 'orders', ignore)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    expect(Shown.safeParse(read)).toMatchObject({ success: true })
  else expect(read).toBeUndefined()
})

const status = { orderId: order.orderId, status: 'Failed', message: 'Refused by the bank.' }

test.each(listMutations(status))('a payment with %s never appears to have another outcome', (_, value) => {
  expect([undefined, 'Failed']).toContain(readPaymentStatus(value, 'payment', ignore)?.status)
})
