import fc from 'fast-check'
import { paise } from 'shared-contracts/values/money'
import { allocate, sumOf } from './allocate'

const SHIPPING = paise(50_00)
const line = fc.record({
  price: fc.integer({ min: 1, max: 20_000_00 }).map(paise),
  quantity: fc.integer({ min: 1, max: 999 }),
  isEligible: fc.boolean(),
})
const cart = fc.array(line, { minLength: 1, maxLength: 30 })
/** The share of the eligible lines' value that is given, from nothing to all of it. */
const share = fc.double({ min: 0, max: 1, noNaN: true })

const sumEligible = (lines: readonly { price: number; quantity: number; isEligible: boolean }[]) =>
  lines.reduce((sum, { price, quantity, isEligible }) => sum + (isEligible ? price * quantity : 0), 0)

test('a discount is allocated to the paisa, equally to the packs of a line, and only to eligible lines', () => {
  fc.assert(
    fc.property(cart, share, (lines, part) => {
      const amount = paise(Math.floor(sumEligible(lines) * part))
      const allocation = allocate(amount, lines, SHIPPING)
      expect(sumOf(allocation)).toBe(amount)
      for (const [index, { price, quantity, isEligible }] of lines.entries()) {
        const given = allocation.lines[index] ?? -1
        expect(given % quantity).toBe(0)
        expect(given).toBeGreaterThanOrEqual(0)
        expect(given).toBeLessThanOrEqual(isEligible ? price * quantity : 0)
      }
    }),
    { numRuns: 2000 },
  )
})

test('only the paise that no line can share evenly lower the shipping charge', () => {
  fc.assert(
    fc.property(cart, share, (lines, part) => {
      const amount = paise(Math.floor(sumEligible(lines) * part))
      const { shipping } = allocate(amount, lines, SHIPPING)
      const least = Math.max(0, ...lines.filter((one) => one.isEligible).map(({ quantity }) => quantity))
      expect(shipping).toBeLessThan(Math.max(1, least))
    }),
  )
})

test('each line gets its share by value, within a paisa a pack', () => {
  fc.assert(
    fc.property(cart, share, (lines, part) => {
      const value = sumEligible(lines)
      const amount = paise(Math.floor(value * part))
      const allocation = allocate(amount, lines, SHIPPING)
      for (const [index, { price, quantity, isEligible }] of lines.entries())
        if (isEligible)
          expect(
            Math.abs((allocation.lines[index] ?? 0) - (amount * price * quantity) / value),
          ).toBeLessThanOrEqual(quantity + 0.01)
    }),
  )
})

test('Rs 100 off three packs of Rs 125 is Rs 33.33 a pack, and a paisa off the shipping', () => {
  const packs = { price: paise(125_00), quantity: 3, isEligible: true }
  expect(allocate(paise(100_00), [packs], SHIPPING)).toEqual({ lines: [99_99], shipping: 1 })
})

test('lines with the same remainder share in their order', () => {
  const pack = { price: paise(10_00), quantity: 1, isEligible: true }
  expect(allocate(paise(100), [pack, pack, pack], SHIPPING).lines).toEqual([34, 33, 33])
})
