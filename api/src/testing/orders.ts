import { paise } from 'shared-contracts/values/money'
import type { StoredOrder } from '../modules/orders'

export const testLine = { name: 'Turmeric Powder', price: 125, quantity: 1, image: '/x.jpg' }

export const testShippingAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  addressLine1: '12 Spice Lane',
  addressLine2: '',
  city: 'Bangalore',
  state: 'Karnataka',
  pinCode: '560001',
  country: 'India',
  email: 'asha@example.in',
  phone: '9876543210',
}

/** A stored order of one pack of turmeric. */
export const testStoredOrder: StoredOrder = {
  id: 'o-1',
  customerId: 'c-1',
  orderId: 'ORD-1',
  contentHash: '',
  status: 'Pending',
  paymentMethod: 'Prepaid',
  paymentId: null,
  subtotal: paise(125_00),
  shipping: paise(50_00),
  tax: paise(22_50),
  total: paise(175_00),
  discount: paise(0),
  shippingDiscount: paise(0),
  discountCode: null,
  discountName: null,
  shippingAddress: testShippingAddress,
  createdAt: new Date(0),
  language: 'en',
  fulfilmentState: 'none',
  addressVersion: 1,
  traceparent: null,
  cancelledAt: null,
}

/** Builds an order as a browser sends it: one pack of turmeric for Rs 125, plus Rs 50 for shipping. */
export function buildOrder(userId: string, orderId: string, change: object = {}) {
  return {
    userId,
    orderId,
    products: [testLine],
    shippingAddress: testShippingAddress,
    subtotal: 125,
    shipping: 50,
    tax: 22.5,
    total: 175,
    paymentMethod: 'Prepaid',
    status: 'Pending',
    ...change,
  }
}
