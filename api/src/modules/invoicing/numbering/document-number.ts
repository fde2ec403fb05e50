/** Each kind of document has its own series. Sample invoices, called 'specimen', don't use up real numbers. */
export type SeriesName = 'invoice' | 'credit-note' | 'specimen' | 'specimen-credit'

const prefixes: Record<SeriesName, string> = {
  invoice: 'INV',
  'credit-note': 'CRN',
  specimen: 'SPC',
  'specimen-credit': 'SPN',
}

/** CGST rule 46(b): at most 16 letters, digits, hyphens and slashes. */
const LONGEST_NUMBER = 16

/** Formats 'INV/26-27/00001'. @param year the first calendar year. @throws RangeError if it gets too long */
export function documentNumber(series: SeriesName, year: number, serial: number): string {
  const years = [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-')
  const number = `${prefixes[series]}/${years}/${String(serial).padStart(5, '0')}`
  if (number.length > LONGEST_NUMBER)
    throw new RangeError(`${number} has more than ${LONGEST_NUMBER} characters.`)
  return number
}
