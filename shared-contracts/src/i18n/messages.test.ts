import { paymentProblem } from '../payments/payment'
import { paise } from '../values/money'
import { dictionaries } from './dictionaries'

const details = {
  ...{ hasAddress: true, customerId: 'c', customerName: 'Asha', customerEmail: 'a@b.in' },
  ...{ amount: paise(1), orderId: 'ORD-1' },
}
const made = ['123', '1234567890'].map((customerPhone) => paymentProblem({ ...details, customerPhone }))

test.each(made)('a shopper reads "%s" in every language', (message) => {
  for (const words of Object.values(dictionaries)) expect(words).toHaveProperty([String(message)])
})
