import { readDiscountedCart, readRunningDiscounts } from './discounts-reader'

const report = jest.fn()
const read = (value: unknown) => readDiscountedCart(value, 'discount', report)
const totals = { subtotal: 125, shipping: 50, tax: 20.25, total: 162.5 }
beforeEach(() => report.mockClear())

test('a discounted cart is read as the api sends it', () => {
  const refusal = {
    reason: 'minimum',
    message: 'This code is for orders of Rs 500 or more.',
    text: 'This code is for orders of Rs {minimum} or more.',
    values: { minimum: '500' },
  }
  const sent = { discount: { name: 'Diwali', amount: 12.5 }, totals, refusal, note: { message: 'Better.' } }
  expect(read(sent)).toEqual(sent)
  expect(read({ totals })).toEqual({ totals })
  expect(report).not.toHaveBeenCalled()
})

test('a refusal for a reason that this version does not know still has its sentence', () => {
  expect(read({ totals, refusal: { reason: 'full-moon', message: 'Not today.' } })).toEqual({
    totals,
    refusal: { message: 'Not today.' },
  })
})

test.each([undefined, null, [], 'x', {}, { totals: 5 }])('%j is not a discounted cart', (value) => {
  expect(read(value)).toBeUndefined()
})

test('the kinds of discounts that run are read from the response with the products', () => {
  const sent = { hasCodes: true, hasOffers: false }
  expect(readRunningDiscounts(sent, 'discounts', report)).toEqual(sent)
})
