import { paise } from '../values/money'
import { PAYMENT_ATTEMPTS, PAYMENT_RETRY_WAITS_MS, paymentProblem } from './payment'

const details = {
  hasAddress: true,
  customerId: 'c1',
  customerName: 'Asha Rao',
  customerEmail: 'asha@example.com',
  customerPhone: '9876543210',
  amount: paise(175_00),
  orderId: 'ORD-1732190400000',
}
const missing = 'Missing customer details. Please ensure all address fields are filled.'

test('a complete order may be paid', () => {
  expect(paymentProblem(details)).toBeUndefined()
})

test.each([
  [{ hasAddress: false }, 'Please select or add a shipping address before placing an order.'],
  [{ customerId: '' }, missing],
  [{ customerName: '' }, missing],
  [{ customerEmail: '' }, missing],
  [{ customerPhone: '' }, missing],
  [{ customerEmail: 'asha' }, 'Invalid email address.'],
  [{ customerEmail: 'asha', customerName: '' }, 'Invalid email address.'],
  [{ customerPhone: '123' }, 'Invalid phone number: Phone number must be exactly 10 digits long.'],
  [{ customerPhone: '1234567890' }, 'Invalid phone number: Phone number must start with 6, 7, 8, or 9.'],
  [{ amount: paise(0) }, 'Order amount must be greater than zero.'],
  [{ orderId: 'ORD 1' }, 'Invalid order ID format.'],
])('an order with %p is stopped before it is sent [11.18, 11.20]', (change, message) => {
  expect(paymentProblem({ ...details, ...change })).toBe(message)
})

test('there is one wait between any two consecutive attempts', () => {
  expect(PAYMENT_RETRY_WAITS_MS).toHaveLength(PAYMENT_ATTEMPTS - 1)
})
