import { amount, count, MOST_RUPEES } from './reading'

test.each([
  [0, 0],
  [125.5, 125.5],
  ['125.50', 125.5],
  [MOST_RUPEES, MOST_RUPEES],
])('an amount of %p is read as %p', (value, read) => {
  const report = jest.fn()
  expect(amount(value, 'total', report)).toBe(read)
  expect(report).not.toHaveBeenCalled()
})

test.each([MOST_RUPEES + 1, 1e16, 1e21, '1e21', Number.POSITIVE_INFINITY, Number.NaN, -1, '', ' ', '1,000'])(
  'an amount of %p is reported and counts as zero',
  (value) => {
    const report = jest.fn()
    expect(amount(value, 'total', report)).toBe(0)
    expect(report).toHaveBeenCalledWith('total')
  },
)

test.each([1e6 + 1, 9e15, 1e21, Number.POSITIVE_INFINITY, 0, -1, 1.5, '1', ''])(
  'a count of %p is reported and left out',
  (value) => {
    const report = jest.fn()
    expect(count(value, 'quantity', report)).toBeUndefined()
    expect(report).toHaveBeenCalledWith('quantity')
  },
)

test('the grams of the largest pack are a valid count', () => {
  expect(count(1e6, 'net.amount', jest.fn())).toBe(1e6)
})
