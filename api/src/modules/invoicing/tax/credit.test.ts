import fc from 'fast-check'
import { type Paise, paise } from 'shared-contracts/values/money'
import { creditSplit, spread } from './credit'
import { splitTax, type TaxKind } from './split-tax'

const kind = fc.constantFrom<TaxKind>('halves', 'integrated', 'zero-rated')

test('credit notes for a whole line cancel it exactly, however often it was split', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_00 }).map(paise), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, fc.constantFrom(500, 1800, 4000), kind, (sums, rate, how) => {
      const gross = paise(sums.reduce((sum, part) => sum + part, 0))
      const left = { ...splitTax(gross, rate, how) }
      let credited = paise(0)
      for (const sum of sums) {
        const taken = creditSplit({ line: 0, gross, rate, credited }, sum, how)
        expect(taken.taxable + taken.cgst + taken.sgst + taken.igst).toBe(sum)
        expect(taken.cgst).toBe(taken.sgst)
        for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const)
          left[part] = paise(left[part] - taken[part])
        credited = paise(credited + sum)
      }
      expect(left).toEqual({ taxable: 0, cgst: 0, sgst: 0, igst: 0 })
    }),
    { numRuns: 2000 },
  )
})

test('a line is never credited with more than its remaining amount', () => {
  const line = { line: 0, gross: paise(100_00), rate: 500, credited: paise(60_00) }
  expect(() => creditSplit(line, paise(40_01), 'halves')).toThrow(RangeError)
  expect(() => creditSplit(line, paise(0), 'halves')).toThrow(RangeError)
})

test('an amount is spread over the remaining amounts, to the paisa, and never exceeds them', () => {
  const lines = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 5_000_00 }), fc.integer({ min: 0, max: 100 }))
      .map(([gross, percent]) => ({
        gross: paise(gross),
        credited: paise(Math.floor((gross * percent) / 100)),
      })),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100_000_00 }).map(paise), (some, sum) => {
      const credits = some.map((one, line) => ({ ...one, line, rate: 500 }))
      const left = credits.reduce((total, { gross, credited }) => total + gross - credited, 0)
      const shares = spread(sum, credits)
      if (sum > left) return expect(shares).toBeUndefined()
      expect(sumShares(shares)).toBe(sum)
      for (const { line, gross, credited } of credits)
        expect(shares?.get(line) ?? 0).toBeLessThanOrEqual(gross - credited)
      return undefined
    }),
  )
})

function sumShares(shares: Map<number, Paise> | undefined): number {
  return [...(shares?.values() ?? [])].reduce<number>((sum, share) => sum + share, 0)
}
