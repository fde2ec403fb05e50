import fc from 'fast-check'
import { subtotal } from 'shared-contracts/orders/cart/cart'
import { computeTotals } from 'shared-contracts/orders/totals'
import { add, paise } from 'shared-contracts/values/money'
import { testDiscount } from '../../testing/discounts'
import { sumOf } from './allocate'
import { type CartLine, isRunning, LEAST_TOTAL, priceDiscount, type StoredDiscount } from './price-discount'

const now = new Date('2026-11-26T06:00:00Z')
const buyer = { now, customerId: 'asha', uses: { all: 0, own: 0 } }
const turmeric: CartLine = {
  productId: 'turmeric-powder',
  category: 'GROUND SPICES',
  price: paise(125_00),
  quantity: 2,
}
const pepper: CartLine = { productId: 'pepper', category: 'WHOLE SPICES', price: paise(90_50), quantity: 1 }
const cart = [turmeric, pepper]

const price = (change: Partial<StoredDiscount>, lines = cart, of: Partial<typeof buyer> = {}) =>
  priceDiscount({ ...testDiscount, ...change }, lines, { ...buyer, ...of })

test('a percentage is of the eligible lines, rounded to the paisa and limited to its cap', () => {
  expect(price({ kind: 'percentage', value: 10 })).toEqual({ lines: [25_00, 9_05], shipping: 0 })
  expect(price({ kind: 'percentage', value: 10, most: 20_00 })).toMatchObject({ shipping: 0 })
  expect(sumOf(price({ kind: 'percentage', value: 10, most: 20_00 }) as never)).toBe(20_00)
})

test('an amount never exceeds what the eligible lines cost', () => {
  const everything = price({ kind: 'amount', value: 5000_00 })
  expect(everything).toEqual({ lines: [250_00, 90_50], shipping: 0 })
  const onlyPepper = price({ kind: 'amount', value: 100_00, scope: 'products', scopeOf: ['pepper'] })
  expect(onlyPepper).toEqual({ lines: [0, 90_50], shipping: 0 })
})

test('free shipping lowers only the shipping charge, and leaves at least Rs 1 to pay', () => {
  expect(price({ kind: 'free-shipping', value: 0 })).toEqual({ lines: [0, 0], shipping: 50_00 })
  const cheap = [{ ...turmeric, price: paise(40), quantity: 1 }]
  expect(price({ kind: 'free-shipping', value: 0 }, cheap)).toEqual({ lines: [0], shipping: 49_40 })
})

test('a discount for categories or products needs one of them in the cart', () => {
  const whole: Partial<StoredDiscount> = { scope: 'categories', scopeOf: ['WHOLE SPICES'] }
  expect(price({ kind: 'percentage', value: 50, ...whole })).toEqual({ lines: [0, 45_25], shipping: 0 })
  expect(price(whole, [turmeric])).toBe('other-items')
  expect(price({ scope: 'products', scopeOf: ['saffron'] })).toBe('other-items')
})

test('a minimum is of the whole cart', () => {
  expect(price({ minimum: paise(340_50) })).toMatchObject({ shipping: 0 })
  expect(price({ minimum: paise(340_51) })).toBe('minimum')
})

test.each<[string, Partial<StoredDiscount>]>([
  ['paused', { isPaused: true }],
  ['not yet started', { startsAt: new Date(now.getTime() + 1) }],
  ['ended', { endsAt: now }],
])('a discount that is %s does not apply, like one that does not exist', (_, change) => {
  expect(price(change)).toBe('invalid')
})

test('a discount runs from its start until its end', () => {
  expect(isRunning({ ...testDiscount, startsAt: now, endsAt: new Date(now.getTime() + 1) }, now)).toBe(true)
})

test('the limits count everybody’s orders and the customer’s own', () => {
  expect(price({ mostUses: 3 }, cart, { uses: { all: 2, own: 2 } })).toMatchObject({ shipping: 0 })
  expect(price({ mostUses: 3 }, cart, { uses: { all: 3, own: 0 } })).toBe('used-up')
  expect(price({ mostUsesPerCustomer: 1 }, cart, { uses: { all: 9, own: 0 } })).toMatchObject({ shipping: 0 })
  expect(price({ mostUsesPerCustomer: 1 }, cart, { uses: { all: 1, own: 1 } })).toBe('used-by-you')
  const visitor = { now, customerId: undefined, uses: { all: 0, own: 0 } }
  expect(priceDiscount({ ...testDiscount, mostUsesPerCustomer: 1 }, cart, visitor)).toBe('log-in')
})

test('the total is the lines plus shipping minus the discount, and never less than Rs 1', () => {
  const line = fc.record({
    productId: fc.constantFrom('turmeric-powder', 'pepper', 'saffron'),
    category: fc.constantFrom('GROUND SPICES' as const, 'WHOLE SPICES' as const, undefined),
    price: fc.integer({ min: 1, max: 5_000_00 }).map(paise),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  const terms = fc.oneof(
    fc.record({
      kind: fc.constant('percentage' as const),
      value: fc.integer({ min: 1, max: 100 }),
      most: fc.option(fc.integer({ min: 1, max: 1_000_00 })),
    }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 10_000_00 }) }),
    fc.constant({ kind: 'free-shipping' as const, value: 0 }),
  )
  const scope = fc.constantFrom<Partial<StoredDiscount>>(
    {},
    { scope: 'products', scopeOf: ['pepper', 'saffron'] },
    { scope: 'categories', scopeOf: ['WHOLE SPICES'] },
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), terms, scope, (lines, gives, limits) => {
      const result = price({ ...gives, ...limits }, lines)
      if (typeof result === 'string') return expect(result).toBe('other-items')
      const goods = add(...result.lines)
      const totals = computeTotals(subtotal(lines), { goods, shipping: result.shipping })
      expect(totals.total).toBe(totals.subtotal + totals.shipping - sumOf(result))
      expect(totals.total).toBeGreaterThanOrEqual(LEAST_TOTAL)
      expect(totals.tax).toBe(Math.round(((totals.subtotal - goods) * 18) / 100))
      return undefined
    }),
    { numRuns: 2000 },
  )
})
