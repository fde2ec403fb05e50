import { ABROAD, writePlace } from 'shared-contracts/invoicing/states'
import type { CreditNote, CreditNoteLine } from '../crediting/credit-notes.repository'
import type { Invoice, InvoiceLine } from '../invoices.repository'
import { type Copy, copies, type PrintableDocument } from './printable-document'
import { formatRow, formatTotalRow, listColumns, type PrintedLine } from './tax-columns'

/** The GST unit quantity code for packs. */
const UNIT = 'PAC'

const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
/** Turns '2026-11-26' into '26 Nov 2026'. */
const writeDay = (date: string) => day.format(new Date(`${date}T00:00:00Z`))

/** An invoice with everything required by CGST rule 46, and the food licence. */
export function printableInvoice(
  invoice: Invoice,
  lines: readonly InvoiceLine[],
  copy: Copy,
): PrintableDocument {
  const { cancelled, kind, seller } = invoice
  return {
    ...buildParties(invoice),
    title: invoice.isTaxInvoice ? 'TAX INVOICE' : 'SPECIMEN OF AN INVOICE',
    copy: copies[copy],
    alarms: [...describeMissing(invoice), ...(cancelled ? [`CANCELLED. ${cancelled.why}`] : [])],
    facts: [
      ['Invoice number', invoice.number],
      ['Invoice date', writeDay(invoice.issuedOn)],
      ['Order', invoice.orderId],
      ['Place of supply', invoice.place ? writePlace(invoice.place) : 'not known'],
      ['Tax payable on reverse charge', 'No'],
    ],
    columns: listColumns(kind),
    rows: lines.map((line, index) => formatRow(printed(line, line), index, kind)),
    total: formatTotalRow(invoice, kind),
    notes: [
      'All sums are Indian rupees. Prices include the tax shown.',
      ...exportNote(invoice, seller.undertaking),
    ],
  }
}

/** A credit note with everything required by CGST rule 53. */
export function printableCreditNote(
  note: CreditNote,
  lines: readonly CreditNoteLine[],
  invoice: Invoice,
  invoiceLines: readonly InvoiceLine[],
  copy: Copy,
): PrintableDocument {
  const { kind } = invoice
  const rows = lines.flatMap((line) => {
    const of = invoiceLines.find((one) => one.line === line.line)
    return of ? [printed(of, line)] : []
  })
  return {
    ...buildParties(invoice),
    title: note.isTaxInvoice ? 'CREDIT NOTE' : 'SPECIMEN OF A CREDIT NOTE',
    copy: copies[copy],
    alarms: describeMissing(invoice),
    facts: [
      ['Credit note number', note.number],
      ['Credit note date', writeDay(note.issuedOn)],
      ['For invoice', invoice.number],
      ['Invoice date', writeDay(invoice.issuedOn)],
      ['Order', invoice.orderId],
      ['Place of supply', invoice.place ? writePlace(invoice.place) : 'not known'],
      ['Reason', note.why],
    ],
    columns: listColumns(kind),
    rows: rows.map((line, index) => formatRow(line, index, kind)),
    total: formatTotalRow(note, kind),
    notes: ['All sums are Indian rupees. Rates are those of the invoice.'],
  }
}

function buildParties({
  seller,
  buyer,
  place,
}: Invoice): Pick<PrintableDocument, 'seller' | 'buyerTitle' | 'buyer' | 'signature'> {
  return {
    seller: [
      seller.legalName,
      seller.address,
      `GSTIN: ${seller.gstin}`,
      `FSSAI licence: ${seller.foodLicence}`,
    ],
    buyerTitle: 'Billed and delivered to',
    buyer: [buyer.name, buyer.address, ...(place ? [`State: ${writePlace(place)}`] : [])],
    signature: [`For ${seller.legalName}`, seller.signatory, 'Authorised signatory'],
  }
}

function describeMissing({ isTaxInvoice, missing }: Invoice): string[] {
  if (isTaxInvoice) return []
  return [`This is not a tax invoice and no tax may be claimed on it. Missing: ${missing.join('; ')}.`]
}

function printed(
  { description, hsn, rate, isShipping }: InvoiceLine,
  { line, quantity, taxable, cgst, sgst, igst, total }: InvoiceLine | CreditNoteLine,
): PrintedLine {
  const counted = isShipping || quantity === 0 ? '' : `${quantity} ${UNIT}`
  return { line, description, hsn, rate, quantity: counted, taxable, cgst, sgst, igst, total }
}

/** The declaration that CGST rule 46 prescribes for exports. */
function exportNote({ place, kind }: Invoice, undertaking: string): string[] {
  if (place !== ABROAD) return []
  return kind === 'zero-rated'
    ? [
        'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
        `Letter of undertaking: ${undertaking}`,
      ]
    : ['SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX']
}
