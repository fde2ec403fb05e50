import { paymentProblem } from '../payments/payment'
import { paise } from '../values/money'
import { words as hi } from './hi/index'
import { words as kn } from './kn/index'

const details = {
  ...{ hasAddress: true, customerId: 'c', customerName: 'Asha', customerEmail: 'a@b.in' },
  ...{ amount: paise(1), orderId: 'ORD-1' },
}
const made = ['123', '1234567890'].map((customerPhone) => paymentProblem({ ...details, customerPhone }))

test.each(made)('a shopper reads "%s" in every language', (message) => {
  expect(hi).toHaveProperty([String(message)])
  expect(kn).toHaveProperty([String(message)])
})
