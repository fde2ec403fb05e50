import { paise } from 'shared-contracts/values/money'
import { home } from '../../testing/example-address'
import { ananya } from '../../testing/example-cart'
import { deliveryFromSaved } from './address/new-address'
import { checkoutProblem, type Destination } from './checkout-problem'

const delivery = deliveryFromSaved(home, ananya.email)
const good = {
  user: ananya,
  destination: delivery as Destination,
  amount: paise(300_00),
  orderId: 'ORD-1',
}
const to = (changes: Partial<typeof delivery>) => ({ destination: { ...delivery, ...changes } })

test('a complete checkout has no problem', () => {
  expect(checkoutProblem(good)).toBeUndefined()
  expect(checkoutProblem({ ...good, ...to({ addressLine2: '' }) })).toBeUndefined()
})

test.each([
  [
    { user: null, destination: 'not-chosen' as const },
    'Please select or add a shipping address before placing an order.',
  ],
  [{ user: null }, 'Please log in to proceed to checkout.'],
  [{ user: { ...ananya, email: '' } }, 'Please log in to proceed to checkout.'],
  [{ destination: 'not-found' as const }, 'Selected address not found.'],
  [to({ city: ' ' }), 'Missing customer details. Please ensure all address fields are filled.'],
  [to({ phone: '' }), 'Missing customer details. Please ensure all address fields are filled.'],
  [to({ email: 'ananya' }), 'Invalid email address.'],
  [to({ phone: '98450' }), 'Invalid phone number: Phone number must be exactly 10 digits long.'],
  [to({ phone: '5845012345' }), 'Invalid phone number: Phone number must start with 6, 7, 8, or 9.'],
  [{ amount: paise(0) }, 'Order amount must be greater than zero.'],
  [{ orderId: 'ORD 1' }, 'Invalid order ID format.'],
])('%j blocks the payment: %s [11.13, 11.15, 11.17, 11.18, 11.20]', (changes, message) => {
  expect(checkoutProblem({ ...good, ...changes })?.message).toBe(message)
})
