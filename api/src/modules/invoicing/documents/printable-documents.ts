import type { InvoiceCopy } from 'shared-contracts/invoicing/admin/invoices-schema'
import { ABROAD, writePlace } from 'shared-contracts/invoicing/states'
import { add, inRupees, paise } from 'shared-contracts/values/money'
import type { CreditNote, CreditNoteLine } from '../crediting/credit-notes.repository'
import type { Invoice, InvoiceLine } from '../invoices.repository'
import { writeInWords } from './amount-in-words'
import { copies, type PrintableDocument } from './printable-document'
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

/** Builds an invoice with everything required by CGST rule 46, and the food licence. */
export function printableInvoice(
  invoice: Invoice,
  lines: readonly InvoiceLine[],
  copy: InvoiceCopy,
): PrintableDocument {
  const { cancelled, kind, seller } = invoice
  const discount = add(...lines.map((line) => line.discount))
  const hasDiscount = discount > 0
  return {
    ...buildParties(invoice),
    title: invoice.isTaxInvoice ? 'TAX INVOICE' : 'SAMPLE INVOICE',
    copy: copies[copy],
    alarms: [...describeMissing(invoice), ...(cancelled ? [`CANCELLED. ${cancelled.why}`] : [])],
    facts: [
      ['Invoice number', invoice.number],
      ['Invoice date', writeDay(invoice.issuedOn)],
      ['Order', invoice.orderId],
      ['State and place of supply', invoice.place ? writePlace(invoice.place) : 'not known'],
      ['Tax payable on reverse charge', 'No'],
    ],
    columns: listColumns(kind, hasDiscount),
    rows: lines.map((line, index) =>
      formatRow(hasDiscount ? withDiscount(line) : printed(line, line), index, kind),
    ),
    total: formatTotalRow(invoice, kind, hasDiscount ? discount : undefined),
    notes: [
      writeInWords(invoice.total),
      'All amounts are in Indian rupees. Unit prices and totals include the tax shown.',
      ...(hasDiscount ? ['Unit prices are before the discount, which includes tax as they do.'] : []),
      ...differenceNote(invoice),
      ...exportNote(invoice, seller.undertaking),
    ],
  }
}

/** Builds a credit note with everything required by CGST rule 53. */
export function printableCreditNote(
  note: CreditNote,
  lines: readonly CreditNoteLine[],
  invoice: Invoice,
  invoiceLines: readonly InvoiceLine[],
  copy: InvoiceCopy,
): PrintableDocument {
  const { kind } = invoice
  const rows = lines.flatMap((line) => {
    const of = invoiceLines.find((one) => one.line === line.line)
    return of ? [printed(of, line)] : []
  })
  return {
    ...buildParties(invoice),
    title: note.isTaxInvoice ? 'CREDIT NOTE' : 'SAMPLE CREDIT NOTE',
    copy: copies[copy],
    alarms: describeMissing(invoice),
    facts: [
      ['Credit note number', note.number],
      ['Credit note date', writeDay(note.issuedOn)],
      ['For invoice', invoice.number],
      ['Invoice date', writeDay(invoice.issuedOn)],
      ['Order', invoice.orderId],
      ['State and place of supply', invoice.place ? writePlace(invoice.place) : 'not known'],
      ['Reason', note.why],
    ],
    columns: listColumns(kind),
    rows: rows.map((line, index) => formatRow(line, index, kind)),
    total: formatTotalRow(note, kind),
    notes: [
      writeInWords(note.total),
      'All amounts are in Indian rupees. Tax rates are the same as on the invoice.',
    ],
  }
}

function buildParties({
  seller,
  buyer,
}: Invoice): Pick<PrintableDocument, 'seller' | 'buyerTitle' | 'buyer' | 'signature'> {
  return {
    seller: [
      seller.legalName,
      seller.address,
      `GSTIN: ${seller.gstin}`,
      `FSSAI licence: ${seller.foodLicence}`,
    ],
    buyerTitle: 'Billed and delivered to',
    buyer: [
      ...(buyer.gstin ? [buyer.business ?? '', `GSTIN: ${buyer.gstin}`] : []),
      ...[buyer.name, buyer.address],
    ],
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
  const isCounted = !isShipping && quantity > 0
  const counted = isCounted ? `${quantity} ${UNIT}` : ''
  const unitPrice = isCounted ? paise(total / quantity) : null
  return { line, description, hsn, rate, quantity: counted, unitPrice, taxable, cgst, sgst, igst, total }
}

/** Prints a line at its price before the discount, and the discount beside it (CGST Act s.15(3)(a)). */
function withDiscount(line: InvoiceLine): PrintedLine {
  const { unitPrice, ...rest } = printed(line, line)
  return {
    ...rest,
    unitPrice: unitPrice === null ? null : paise(unitPrice + line.discount / line.quantity),
    discount: line.discount,
  }
}

/** States that the amount paid differs from the total. The value of the supply is still the goods' price. */
function differenceNote({ difference }: Invoice): string[] {
  if (difference === 0) return []
  const sum = inRupees(Math.abs(difference))
  return difference > 0
    ? [
        `${sum} more than the total of the order was paid. It is kept for the buyer and is not part of this supply.`,
      ]
    : [`${sum} less than the total of the order was paid. The seller does not claim the rest.`]
}

/** Returns the declaration that CGST rule 46 prescribes for exports. */
function exportNote({ place, kind }: Invoice, undertaking: string): string[] {
  if (place !== ABROAD) return []
  return kind === 'zero-rated'
    ? [
        'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
        `Letter of undertaking: ${undertaking}`,
      ]
    : ['SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX']
}
