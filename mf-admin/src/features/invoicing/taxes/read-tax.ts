import type { ProductTax } from 'shared-contracts/invoicing/admin/invoices-schema'
import { foldDigits, SEPARATORS } from 'shared-contracts/values/digits'
import { normaliseNumber } from 'shared-contracts/values/typed-number'

type Values = Record<'hsn' | 'percent' | 'validFrom', string>

interface Read {
  tax?: ProductTax
  problems: Partial<Values>
}

const IS_DAY = /^20\d\d-\d\d-\d\d$/

/** Returns the tax rate from the form, or the form's error. */
export function readTax({ hsn, percent, validFrom }: Values): Read {
  const problems: Partial<Values> = {}
  const code = foldDigits(hsn).replace(SEPARATORS, '')
  const rateText = normaliseNumber(percent)
  const rate = Number(rateText)
  if (!/^\d{4}(\d\d){0,2}$/.test(code)) problems.hsn = 'Enter an HSN code of 4, 6 or 8 digits'
  if (rateText === '' || !(rate >= 0 && rate <= 40 && Number.isInteger(rate * 2)))
    problems.percent = 'Enter a GST rate from 0 to 40, such as 5 or 12.5'
  if (!IS_DAY.test(validFrom)) problems.validFrom = 'Choose the date it starts to apply'
  return Object.keys(problems).length > 0
    ? { problems }
    : { tax: { hsn: code, percent: rate, validFrom }, problems }
}

/** Returns the rate in force on a day: the newest of those that have begun. @param taxes newest day first */
export function findTax(day: string, taxes: readonly ProductTax[]): ProductTax | undefined {
  return taxes.find(({ validFrom }) => validFrom <= day)
}
