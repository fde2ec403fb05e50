import type { ProductTax } from 'shared-contracts/invoicing/admin/invoices-schema'
import { gstRates } from 'shared-contracts/invoicing/gst-rates'
import { foldDigits, SEPARATORS } from 'shared-contracts/values/digits'

type Values = Record<'hsn' | 'percent' | 'validFrom', string>

interface Read {
  tax?: ProductTax
  problems: Partial<Values>
}

const IS_DAY = /^20\d\d-\d\d-\d\d$/

export function readTax({ hsn, percent, validFrom }: Values): Read {
  const problems: Partial<Values> = {}
  const code = foldDigits(hsn).replace(SEPARATORS, '')
  const rate = gstRates.find((one) => String(one) === percent)
  if (!/^\d{4}(\d\d){0,2}$/.test(code)) problems.hsn = 'Enter an HSN code of 4, 6 or 8 digits'
  if (rate === undefined) problems.percent = 'Choose the GST rate'
  if (!IS_DAY.test(validFrom)) problems.validFrom = 'Choose the date it applies from'
  return rate === undefined || Object.keys(problems).length > 0
    ? { problems }
    : { tax: { hsn: code, percent: rate, validFrom }, problems }
}

/** Returns the rate that applies on a day. @param taxes the rates, latest start date first */
export function findTax(day: string, taxes: readonly ProductTax[]): ProductTax | undefined {
  return taxes.find(({ validFrom }) => validFrom <= day)
}
