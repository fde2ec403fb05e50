import { writePlace } from 'shared-contracts/invoicing/states'
import type { Cell, Sheet } from '../../../../documents/csv'
import type { InvoiceLine } from '../..'
import { type MonthBooks, toPercent } from './month-books'
import { TAX_COLUMNS, toTaxCells } from './tax-cells'

/**
 * Lists a month's invoices, one row per line. A cancelled invoice keeps its number, with amounts of zero. The
 * discounts, which the other amounts don't contain, have a column in months with any.
 */
export function invoiceRegister({ invoices }: MonthBooks, awbs: ReadonlyMap<string, string>): Sheet {
  const hasDiscounts = invoices.some(({ lines }) => lines.some(({ discount }) => discount > 0))
  return {
    columns: [
      ...[
        'Date',
        'Number',
        'State of the invoice',
        'Order',
        'Buyer',
        'GSTIN of the buyer',
        'State code',
        'Place of supply',
      ],
      ...['Description', 'HSN', 'Rate %', 'Quantity', ...(hasDiscounts ? ['Discount'] : [])],
      ...[...TAX_COLUMNS, 'AWB'],
    ],
    rows: invoices.flatMap((invoice) =>
      invoice.lines.map((line) => [
        ...[invoice.issuedOn, invoice.number, invoice.cancelled ? 'Cancelled' : 'Issued', invoice.orderId],
        ...[
          invoice.buyer.business ?? invoice.buyer.name,
          invoice.buyer.gstin ?? '',
          { code: invoice.place },
          writePlace(invoice.place),
        ],
        ...[line.description, { code: line.hsn }, toPercent(line.rate), line.isShipping ? 0 : line.quantity],
        ...toCells(line, invoice.cancelled !== null, hasDiscounts),
        awbs.get(invoice.shipment) ?? '',
      ]),
    ),
  }
}

/** Returns the amounts of a line: all zero on a cancelled invoice. */
function toCells(line: InvoiceLine, isCancelled: boolean, hasDiscounts: boolean): Cell[] {
  const amounts = [...(hasDiscounts ? [{ sum: line.discount }] : []), ...toTaxCells(line)]
  return isCancelled ? amounts.map(() => 0) : amounts
}
