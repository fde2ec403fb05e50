import fc from 'fast-check'
import { paise } from 'shared-contracts/values/money'
import { shareShipping } from './share-shipping'
import { splitTax, type TaxKind, type TaxSplit } from './split-tax'

const gross = fc.integer({ min: 0, max: 999_999_999_00 }).map(paise)
const rate = fc.oneof(
  fc.constantFrom(0, 500, 1200, 1800, 4000),
  fc.integer({ min: 0, max: 2000 }).map((half) => 2 * half),
)
const kind = fc.constantFrom<TaxKind>('halves', 'integrated', 'zero-rated')
const all = ({ taxable, cgst, sgst, igst }: TaxSplit) => taxable + cgst + sgst + igst

test('Rs 175 including 5% has two equal halves of Rs 4.17, or a single tax of Rs 8.33', () => {
  expect(splitTax(paise(175_00), 500, 'halves')).toEqual({ taxable: 166_66, cgst: 4_17, sgst: 4_17, igst: 0 })
  expect(splitTax(paise(175_00), 500, 'integrated')).toEqual({
    taxable: 166_67,
    cgst: 0,
    sgst: 0,
    igst: 8_33,
  })
})

test('an export under an undertaking includes no tax', () => {
  expect(splitTax(paise(175_00), 500, 'zero-rated')).toEqual({ taxable: 175_00, cgst: 0, sgst: 0, igst: 0 })
})

test('the parts of every amount add up to the money received, and both halves are equal', () => {
  fc.assert(
    fc.property(gross, rate, kind, (sum, percent, how) => {
      const split = splitTax(sum, percent, how)
      expect(all(split)).toBe(sum)
      expect(split.cgst).toBe(split.sgst)
      expect(Object.values(split).every(Number.isSafeInteger)).toBe(true)
      if (how !== 'halves') expect(split.cgst).toBe(0)
      if (how !== 'integrated') expect(split.igst).toBe(0)
    }),
    { numRuns: 5000 },
  )
})

test('every amount up to Rs 2,000 is split within half a paisa of the exact tax, for every rate', () => {
  for (const percent of [500, 1800, 4000])
    for (let sum = 0; sum <= 2000_00; sum += 1) {
      const { cgst } = splitTax(paise(sum), percent, 'halves')
      const { igst } = splitTax(paise(sum), percent, 'integrated')
      const exact = (sum * percent) / (10_000 + percent)
      if (Math.abs(cgst - exact / 2) > 0.5 || Math.abs(igst - exact) > 0.5)
        throw new Error(`${sum} at ${percent}`)
    }
})

test('the shipping charge takes the rate and code of the goods', () => {
  const goods = [
    { hsn: '0910', rate: 500, gross: paise(125_00) },
    { hsn: '0904', rate: 500, gross: paise(300_00) },
  ]
  expect(shareShipping(paise(50_00), goods)).toEqual([{ hsn: '0904', rate: 500, gross: 50_00 }])
})

test('goods with several rates share the charge by value, and no paisa is lost', () => {
  const goods = fc.array(
    fc.record({
      hsn: fc.constantFrom('0904', '0910', '2103'),
      rate: fc.constantFrom(500, 1800),
      gross: fc.integer({ min: 0, max: 10_000_00 }).map(paise),
    }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_00 }).map(paise), goods, (charge, lines) => {
      const shares = shareShipping(charge, lines)
      expect(shares.reduce((sum, share) => sum + share.gross, 0)).toBe(charge)
      const rates = shares.map((share) => share.rate)
      expect(new Set(rates).size).toBe(rates.length)
    }),
  )
})
