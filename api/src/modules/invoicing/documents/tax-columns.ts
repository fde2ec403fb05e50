import type { Paise } from 'shared-contracts/values/money'
import type { TaxTotals } from '../issuing/compose'
import { PERCENT, type TaxKind } from '../tax/split-tax'
import type { Column } from './printable-document'

const inRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount with Indian digit grouping, such as '1,25,000.00'. */
function writeAmount(sum: Paise): string {
  return inRupees.format(sum / 100)
}

/** Turns 250 into '2.5%'. */
function writeRate(rate: number): string {
  return `${rate / PERCENT}%`
}

const left = (title: string, width: number): Column => ({ title, width, align: 'left' })
const right = (title: string, width: number): Column => ({ title, width, align: 'right' })

/** Returns columns for both halves of the tax, or for the single tax; 515 points in total. */
export function listColumns(kind: TaxKind, hasDiscount = false): Column[] {
  const taxes = kind === 'halves' ? [right('CGST', 50), right('SGST', 50)] : [right('IGST', 100)]
  if (hasDiscount)
    return [
      left('No.', 20),
      left('Description', 92),
      left('HSN', 44),
      right('Quantity', 44),
      right('Unit price', 50),
      right('Discount', 48),
      right('Taxable value', 58),
      ...taxes,
      right('Total', 59),
    ]
  return [
    left('No.', 22),
    left('Description', 126),
    left('HSN', 48),
    right('Quantity', 46),
    right('Unit price', 54),
    right('Taxable value', 60),
    ...taxes,
    right('Total', 59),
  ]
}

export interface PrintedLine extends TaxTotals {
  line: number
  description: string
  hsn: string
  rate: number
  /** Empty for rows without a quantity. */
  quantity: string
  /** Taxes included; null without a quantity. */
  unitPrice: Paise | null
  /** Taxes included; undefined in tables without this column. */
  discount?: Paise | undefined
}

export function formatRow(line: PrintedLine, index: number, kind: TaxKind): string[] {
  const withRate = (rate: number, sum: Paise) => `${writeRate(rate)}\n${writeAmount(sum)}`
  const taxes =
    kind === 'halves'
      ? [withRate(line.rate / 2, line.cgst), withRate(line.rate / 2, line.sgst)]
      : [withRate(kind === 'zero-rated' ? 0 : line.rate, line.igst)]
  return [
    String(index + 1),
    line.description,
    line.hsn || 'not set',
    line.quantity,
    line.unitPrice === null ? '' : writeAmount(line.unitPrice),
    ...writeDiscount(line.discount),
    writeAmount(line.taxable),
    ...taxes,
    writeAmount(line.total),
  ]
}

/** @param discount the discount of all lines; undefined in tables without this column */
export function formatTotalRow(sums: TaxTotals, kind: TaxKind, discount?: Paise): string[] {
  const taxes = kind === 'halves' ? [sums.cgst, sums.sgst] : [sums.igst]
  const before = ['', 'Total', '', '', '', ...writeDiscount(discount)]
  return [...before, ...[sums.taxable, ...taxes, sums.total].map(writeAmount)]
}

function writeDiscount(discount: Paise | undefined): string[] {
  return discount === undefined ? [] : [writeAmount(discount)]
}
