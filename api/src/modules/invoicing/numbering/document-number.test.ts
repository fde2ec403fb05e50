import { dayInIndia } from 'shared-contracts/values/indian-time'
import { documentNumber } from './document-number'
import { financialYear, monthInIndia } from './financial-year'

test('an invoice number contains its financial year and has at most 16 characters', () => {
  expect(documentNumber('invoice', 2026, 1)).toBe('INV/26-27/00001')
  expect(documentNumber('credit-note', 2099, 12_345)).toBe('CRN/99-00/12345')
  expect(documentNumber('invoice', 2026, 999_999)).toHaveLength(16)
  expect(() => documentNumber('invoice', 2026, 1_000_000)).toThrow(RangeError)
})

test('the financial year changes at midnight in India between 31 March and 1 April', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe(2026)
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe(2027)
  expect(financialYear(new Date('2026-12-31T23:00:00Z'))).toBe(2026)
})

test('an invoice written half an hour after midnight in India is dated that day, whatever the date in London', () => {
  const at = new Date('2026-11-30T19:00:00Z')
  expect([dayInIndia(at), monthInIndia(at)]).toEqual(['2026-12-01', '2026-12'])
})
