import type { TaxDocument } from 'shared-contracts/invoicing/tax-documents-schema'
import { AppError } from '../../../errors'
import type { CreditNote, CreditNotesRepository } from '../crediting/credit-notes.repository'
import type { DocumentPrinting } from '../documents/document-printing'
import type { Invoice, InvoicesRepository } from '../invoices.repository'

interface CustomerDocumentsDeps {
  invoices: Pick<InvoicesRepository, 'ofCustomer'>
  notes: Pick<CreditNotesRepository, 'ofInvoices'>
  printing: DocumentPrinting
  /** Public shops hide sample invoices. */
  isPublic: boolean
}

export type CustomerDocuments = ReturnType<typeof createCustomerDocuments>

/** Gives customers the valid invoices of their own orders, with their credit notes. */
export function createCustomerDocuments({ invoices, notes, printing, isPublic }: CustomerDocumentsDeps) {
  /** Lists the invoices, then the credit notes, each oldest first. */
  async function listOf(customerId: string): Promise<TaxDocument[]> {
    const all = await invoices.ofCustomer(customerId)
    const shown = all.filter(({ cancelled, isTaxInvoice }) => !cancelled && (isTaxInvoice || !isPublic))
    const of = new Map(shown.map(({ id, orderId }) => [id, orderId]))
    const credits = await notes.ofInvoices(shown.map(({ id }) => id))
    return [
      ...shown.map((invoice) => wire('invoice', invoice, invoice.orderId)),
      ...credits.map((note) => wire('credit-note', note, of.get(note.invoice) ?? '')),
    ]
  }

  /** @throws AppError NOT_FOUND, also if it belongs to another customer */
  async function print(customerId: string, kind: TaxDocument['kind'], id: string) {
    const mine = (await listOf(customerId)).find((document) => document.kind === kind && document.id === id)
    if (!mine) throw new AppError('NOT_FOUND', 'This document was not found.')
    const file =
      kind === 'invoice'
        ? await printing.printInvoices([id], ['original'])
        : await printing.printNote(id, ['original'])
    return { file, number: mine.number }
  }

  return { listOf, print }
}

function wire(kind: TaxDocument['kind'], document: Invoice | CreditNote, orderId: string): TaxDocument {
  const { id, number, issuedOn, isTaxInvoice } = document
  return { id, kind, number, orderId, issuedOn, isTaxInvoice }
}
