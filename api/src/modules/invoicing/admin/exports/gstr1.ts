import { writePlace } from 'shared-contracts/invoicing/states'
import type { Cell, Sheet } from '../../../../documents/csv'
import type { TaxTotals } from '../..'
import { chooseHeading, filterInvoices, filterNotes, groupTotals, minus } from './gstr1-totals'
import { type BookedInvoice, type BookedNote, counting, type MonthBooks, toPercent } from './month-books'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/* Sheets of form GSTR-1, with the headings of the portal's offline tool. */

const CESS = 'Cess Amount'
const APPLICABLE = 'Applicable % of Tax Rate'
const noCess: Cell = 0

/** Lists invoices to buyers with a GSTIN, one row per rate. */
export function b2b(books: MonthBooks): Sheet {
  return {
    columns: [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
      ...['Place Of Supply', 'Reverse Charge', APPLICABLE, 'Invoice Type', 'E-Commerce GSTIN', 'Rate'],
      ...['Taxable Value', CESS],
    ],
    rows: filterInvoices(books, 'registered').flatMap((invoice) =>
      groupRates(invoice).map(([rate, { taxable }]) => [
        ...[invoice.buyer.gstin ?? '', invoice.buyer.business ?? '', invoice.number],
        ...[writePortalDay(invoice.issuedOn), { sum: invoice.total }, writePlace(invoice.place), 'N', ''],
        ...['Regular B2B', '', rate, { sum: taxable }, noCess],
      ]),
    ),
  }
}

/** Lists credit notes to buyers with a GSTIN, one row per rate. */
export function cdnr(books: MonthBooks): Sheet {
  return {
    columns: [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
      ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value', APPLICABLE, 'Rate'],
      ...['Taxable Value', CESS],
    ],
    rows: filterNotes(books, 'registered').flatMap((note) =>
      groupRates(note).map(([rate, { taxable }]) => [
        ...[note.about.buyer.gstin ?? '', note.about.buyer.business ?? '', note.number],
        ...[writePortalDay(note.issuedOn), 'C', writePlace(note.about.place), 'N', 'Regular B2B'],
        ...[{ sum: note.total }, '', rate, { sum: taxable }, noCess],
      ]),
    ),
  }
}

/** Totals small sales to unregistered buyers by place and rate, minus their credit notes. */
export function b2cs(books: MonthBooks): Sheet {
  const rows = [
    ...filterInvoices(books, 'small').flatMap(({ place, lines }) =>
      lines.map((line) => ({ ...line, place })),
    ),
    ...filterNotes(books, 'small').flatMap(({ about, lines }) =>
      lines.map((line) => minus({ ...line, place: about.place, rate: line.of.rate })),
    ),
  ]
  const sums = groupTotals(rows, ({ place, rate }) => `${place} ${rate}`)
  return {
    columns: ['Type', 'Place Of Supply', APPLICABLE, 'Rate', 'Taxable Value', CESS, 'E-Commerce GSTIN'],
    rows: [...sums].sort(byKey).map(([key, { taxable }]) => {
      const [place = '', rate] = key.split(' ')
      return ['OE', writePlace(place), '', toPercent(Number(rate)), { sum: taxable }, noCess, '']
    }),
  }
}

/** Lists large invoices to unregistered buyers in other States, one row per rate. */
export function b2cl(books: MonthBooks): Sheet {
  return {
    columns: [
      ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', APPLICABLE, 'Rate'],
      ...['Taxable Value', CESS, 'E-Commerce GSTIN'],
    ],
    rows: filterInvoices(books, 'large').flatMap((invoice) =>
      groupRates(invoice).map(([rate, { taxable }]) => [
        ...[
          invoice.number,
          writePortalDay(invoice.issuedOn),
          { sum: invoice.total },
          writePlace(invoice.place),
        ],
        ...['', rate, { sum: taxable }, noCess, ''],
      ]),
    ),
  }
}

/** Lists credit notes for large invoices and for exports. */
export function cdnur(books: MonthBooks): Sheet {
  const notes = [...filterNotes(books, 'large'), ...filterNotes(books, 'export')]
  return {
    columns: [
      ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', APPLICABLE],
      ...['Rate', 'Taxable Value', CESS],
    ],
    rows: notes.flatMap((note) =>
      groupRates(note).map(([rate, { taxable }]) => [
        ...[
          urType(note),
          note.number,
          writePortalDay(note.issuedOn),
          'C',
          formatPlace(note),
          { sum: note.total },
        ],
        ...['', rate, { sum: taxable }, noCess],
      ]),
    ),
  }
}

/** Lists exports. The customs broker fills in port and shipping bill. */
export function exp(books: MonthBooks): Sheet {
  return {
    columns: [
      ...['Export Type', 'Invoice Number', 'Invoice date', 'Invoice Value', 'Port Code'],
      ...['Shipping Bill Number', 'Shipping Bill Date', 'Rate', 'Taxable Value', CESS],
    ],
    rows: filterInvoices(books, 'export').flatMap((invoice) =>
      groupRates(invoice).map(([rate, { taxable }]) => [
        ...[invoice.kind === 'zero-rated' ? 'WOPAY' : 'WPAY', invoice.number],
        ...[writePortalDay(invoice.issuedOn), { sum: invoice.total }, '', '', ''],
        ...[invoice.kind === 'zero-rated' ? 0 : rate, { sum: taxable }, noCess],
      ]),
    ),
  }
}

/** Totals everything sold to one kind of buyer by HSN code and rate, minus credit notes. */
export function hsn(books: MonthBooks, buyers: 'registered' | 'unregistered'): Sheet {
  const isTheirs = (invoice: Parameters<typeof chooseHeading>[0]) =>
    (chooseHeading(invoice) === 'registered') === (buyers === 'registered')
  const rows = [
    ...counting(books)
      .filter(isTheirs)
      .flatMap(({ lines }) =>
        lines.map((line) => ({ ...line, quantity: line.isShipping ? 0 : line.quantity })),
      ),
    ...books.notes
      .filter(({ about }) => isTheirs(about))
      .flatMap(({ lines }) =>
        lines.map(({ of, ...line }) =>
          minus({ ...line, hsn: of.hsn, rate: of.rate, quantity: -line.quantity }),
        ),
      ),
  ]
  const keyOf = (row: { hsn: string; rate: number }) => `${row.hsn} ${row.rate}`
  const pieces = new Map<string, number>()
  for (const row of rows) pieces.set(keyOf(row), (pieces.get(keyOf(row)) ?? 0) + row.quantity)
  return {
    columns: [
      ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
      ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', CESS],
    ],
    rows: [...groupTotals(rows, keyOf)].sort(byKey).map(([key, { taxable, cgst, sgst, igst, total }]) => {
      const [code = '', rate] = key.split(' ')
      return [
        ...[{ code }, '', 'PAC-PACKS', pieces.get(key) ?? 0, { sum: total }, toPercent(Number(rate))],
        ...[{ sum: taxable }, { sum: igst }, { sum: cgst }, { sum: sgst }, noCess],
      ]
    }),
  }
}

/** Lists the ranges of issued numbers, and how many of them were cancelled. */
export function docs({ invoices, notes }: MonthBooks): Sheet {
  const series: [string, readonly { number: string; year: number; cancelled?: unknown }[]][] = [
    ['Invoices for outward supply', invoices],
    ['Credit Note', notes],
  ]
  return {
    columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rows: series.flatMap(([nature, documents]) => {
      const [first, last] = [documents[0], documents.at(-1)]
      if (!first || !last) return []
      const cancelled = documents.filter((document) => document.cancelled).length
      return [[nature, first.number, last.number, documents.length, cancelled]]
    }),
  }
}

function groupRates(document: BookedInvoice | BookedNote): [rate: number, TaxTotals][] {
  const rateOf = (line: (typeof document.lines)[number]) => ('of' in line ? line.of.rate : line.rate)
  const sums = groupTotals<(typeof document.lines)[number]>(document.lines, (line) => String(rateOf(line)))
  return [...sums].map(([rate, sum]) => [toPercent(Number(rate)), sum])
}

function urType({ about }: BookedNote): string {
  if (chooseHeading(about) === 'large') return 'B2CL'
  return about.kind === 'zero-rated' ? 'EXPWOP' : 'EXPWP'
}

/** Returns a note's place of supply; empty for exports, as the portal requires. */
function formatPlace({ about }: BookedNote): string {
  return chooseHeading(about) === 'export' ? '' : writePlace(about.place)
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one.localeCompare(other, 'en')
}

/** Turns '2026-11-26' into '26-Nov-2026', the portal's date format. */
function writePortalDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`
}
