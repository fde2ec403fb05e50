import { add, formatAmount, formatPrice, inRupees, paise, parseRupees, percent, rupees, times } from './money'

test.each([0, 1, 50, 125_00, 125_50, 999_999_999_99])(
  '%p paise survive the conversion to rupees and back',
  (amount) => {
    expect(parseRupees(rupees(paise(amount)))).toBe(amount)
    expect(parseRupees(formatAmount(paise(amount)))).toBe(amount)
    expect(parseRupees(formatPrice(paise(amount)))).toBe(amount)
  },
)

test('a price on a card has decimals only if there are paise', () => {
  expect(formatPrice(paise(125_00))).toBe('125')
  expect(formatPrice(paise(125_50))).toBe('125.50')
  expect(formatPrice(paise(0))).toBe('0')
})

test('an amount for staff has Indian groups, and decimals only if there are paise', () => {
  expect(inRupees(1_00_000_00)).toBe('Rs 1,00,000')
  expect(inRupees(2_220_01)).toBe('Rs 2,220.01')
  expect(inRupees(95_50)).toBe('Rs 95.50')
})

test('an amount in the cart always has two decimals', () => {
  expect(formatAmount(paise(125_00))).toBe('125.00')
  expect(formatAmount(paise(5))).toBe('0.05')
})

test.each([
  ['125', 125_00],
  [' 125.5 ', 125_50],
  ['125.05', 125_05],
  [0.1, 10],
  ['-3', -3_00],
])('%p rupees are read to the paisa', (text, amount) => {
  expect(parseRupees(text)).toBe(amount)
})

test('zero rupees are never negative zero', () => {
  expect(Object.is(parseRupees('-0'), 0)).toBe(true)
})

test.each(['', 'free', '1,250', '12.345', '1e3', '٣', 0.1 + 0.2, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
  '%p is not an amount in rupees',
  (text) => {
    expect(parseRupees(text)).toBeUndefined()
  },
)

test.each([0.5, Number.NaN, 2 ** 53])('%p is refused as an amount in paise [24.9]', (amount) => {
  expect(() => paise(amount)).toThrow(RangeError)
})

test('sums are exact where fractions of rupees would drift [24.9]', () => {
  const dime = paise(10)
  expect(add(dime, dime, dime)).toBe(30)
  expect(times(paise(33_33), 3)).toBe(99_99)
  expect(add()).toBe(0)
})

test('a share of an amount is rounded half up to a whole paisa', () => {
  expect(percent(paise(25), 18)).toBe(5)
  expect(percent(paise(24), 18)).toBe(4)
})
