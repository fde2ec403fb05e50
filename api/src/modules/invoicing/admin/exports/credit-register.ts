import { writePlace } from 'shared-contracts/invoicing/states'
import type { Sheet } from '../../../../documents/csv'
import { type MonthBooks, toPercent } from './month-books'
import { TAX_COLUMNS, toTaxCells } from './tax-cells'

/** Lists every credit note of a month, one row per line. */
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
        'GSTIN of the buyer',
        'State code',
        'Place of supply',
      ],
      ...['Reason', 'Description', 'HSN', 'Rate %', 'Quantity', ...TAX_COLUMNS],
    ],
    rows: notes.flatMap(({ about, lines, ...note }) =>
      lines.map(({ of, ...line }) => [
        ...[
          note.issuedOn,
          note.number,
          about.number,
          about.issuedOn,
          about.orderId,
          about.buyer.business ?? about.buyer.name,
        ],
        about.buyer.gstin ?? '',
        ...[{ code: about.place }, writePlace(about.place), note.why, of.description, { code: of.hsn }],
        ...[toPercent(of.rate), line.quantity, ...toTaxCells(line)],
      ]),
    ),
  }
}
