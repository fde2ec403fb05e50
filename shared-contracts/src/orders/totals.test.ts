import { paise } from '../values/money'
import { computeTotals, oldPrice } from './totals'

test('a shopper pays the subtotal and Rs 50 for shipping; the 18% tax is shown and not added [11.5]', () => {
  expect(computeTotals(paise(1000_00))).toEqual({
    subtotal: 1000_00,
    shipping: 50_00,
    tax: 180_00,
    total: 1050_00,
  })
})

test.each([1, 5000_00, 5000_01, 99_999_00])(
  'shipping of an order of %i paise is Rs 50 [11.5]',
  (subtotal) => {
    expect(computeTotals(paise(subtotal))).toMatchObject({ shipping: 50_00, total: subtotal + 50_00 })
  },
)

test('the struck-through price is 1.1 times the price [11.3]', () => {
  expect(oldPrice(paise(125_00))).toBe(137_50)
})
