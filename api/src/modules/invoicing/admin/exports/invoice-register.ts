import { writePlace } from 'shared-contracts/invoicing/states'
import type { Sheet } from '../../../../documents/csv'
import { type MonthBooks, toPercent } from './month-books'
import { TAX_COLUMNS, toTaxCells } from './tax-cells'

/** Lists a month's invoices, one row per line. A cancelled invoice keeps its number, with amounts of zero. */
export function invoiceRegister({ invoices }: MonthBooks, awbs: ReadonlyMap<string, string>): Sheet {
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
      ...['Description', 'HSN', 'Rate %', 'Quantity', ...TAX_COLUMNS, 'AWB'],
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
        ...(invoice.cancelled ? TAX_COLUMNS.map(() => 0) : toTaxCells(line)),
        awbs.get(invoice.shipment) ?? '',
      ]),
    ),
  }
}
