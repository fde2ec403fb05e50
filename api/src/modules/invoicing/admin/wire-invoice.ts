import type { AdminInvoice, ListedInvoice } from 'shared-contracts/invoicing/admin/invoices-schema'
import { writePlace } from 'shared-contracts/invoicing/states'
import { add, paise, rupees } from 'shared-contracts/values/money'
import type { CreditNote, Invoice, LeftLine } from '..'

/** Rates are stored in hundredths of a per cent. */
export const HUNDREDTHS = 100

export function listedInvoice(invoice: Invoice): ListedInvoice {
  const { id, number, isTaxInvoice, order, orderId, issuedOn, buyer, place, total, cancelled } = invoice
  return {
    ...{ id, number, isTaxInvoice, order, orderId, issuedOn },
    name: buyer.name,
    place: place && writePlace(place),
    total: rupees(total),
    isCancelled: cancelled !== null,
  }
}

export function adminInvoice(
  invoice: Invoice,
  lines: readonly LeftLine[],
  notes: readonly CreditNote[],
): AdminInvoice {
  const { cancelled, missing, cgst, sgst, igst } = invoice
  return {
    ...listedInvoice(invoice),
    missing,
    tax: rupees(add(cgst, sgst, igst)),
    cancelled: cancelled && { ...cancelled, at: cancelled.at.toISOString() },
    lines: lines.map((line) => ({
      line: line.line,
      isShipping: line.isShipping,
      description: line.description,
      hsn: line.hsn,
      rate: line.rate / HUNDREDTHS,
      quantity: line.quantity,
      ...(line.discount > 0 && { discount: rupees(line.discount) }),
      total: rupees(line.total),
      left: rupees(paise(line.total - line.credited)),
      leftQuantity: line.quantity - line.creditedQuantity,
    })),
    notes: notes.map(({ id, number, issuedOn, why, total }) => ({
      ...{ id, number, issuedOn, why },
      total: rupees(total),
    })),
  }
}
