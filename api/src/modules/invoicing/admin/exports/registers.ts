import { writePlace } from 'shared-contracts/invoicing/states'
import type { Cell, Sheet } from '../../../../documents/csv'
import type { TaxTotals } from '../..'
import type { MonthBooks } from './month-books'
import { toPercent } from './month-books'

const SUMS = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Total']
const toCells = ({ taxable, cgst, sgst, igst, total }: TaxTotals): Cell[] =>
  [taxable, cgst, sgst, igst, total].map((sum) => ({ sum }))

/**
 * Lists every invoice of a month, one row per line. A cancelled one keeps its number, with amounts of zero.
 * @param awbs the shipments' tracking numbers
 */
export function invoiceRegister({ invoices }: MonthBooks, awbs: ReadonlyMap<string, string>): Sheet {
  return {
    columns: [
      ...['Date', 'Number', 'State of the invoice', 'Order', 'Buyer', 'State code', 'Place of supply'],
      ...['Description', 'HSN', 'Rate %', 'Quantity', ...SUMS, 'AWB'],
    ],
    rows: invoices.flatMap((invoice) =>
      invoice.lines.map((line) => [
        ...[invoice.issuedOn, invoice.number, invoice.cancelled ? 'Cancelled' : 'Issued', invoice.orderId],
        ...[invoice.buyer.name, { code: invoice.place }, writePlace(invoice.place)],
        ...[line.description, { code: line.hsn }, toPercent(line.rate), line.isShipping ? 0 : line.quantity],
        ...(invoice.cancelled ? SUMS.map(() => 0) : toCells(line)),
        awbs.get(invoice.shipment) ?? '',
      ]),
    ),
  }
}

export function creditRegister({ notes }: MonthBooks): Sheet {
  return {
    columns: [
      ...[
        'Date',
        'Number',
        'Invoice',
        'Date of the invoice',
        'Order',
        'Buyer',
        'State code',
        'Place of supply',
      ],
      ...['Reason', 'Description', 'HSN', 'Rate %', 'Quantity', ...SUMS],
    ],
    rows: notes.flatMap(({ about, lines, ...note }) =>
      lines.map(({ of, ...line }) => [
        ...[note.issuedOn, note.number, about.number, about.issuedOn, about.orderId, about.buyer.name],
        ...[{ code: about.place }, writePlace(about.place), note.why, of.description, { code: of.hsn }],
        ...[toPercent(of.rate), line.quantity, ...toCells(line)],
      ]),
    ),
  }
}
