import type { InvoiceCopy } from 'shared-contracts/invoicing/admin/invoices-schema'
import { AppError } from '../../../errors'
import type { CreditNotesRepository } from '../crediting/credit-notes.repository'
import type { InvoicesRepository } from '../invoices.repository'
import type { TaxRegistrationRepository } from '../tax-registration/tax-registration.repository'
import { drawDocuments } from './draw-documents'
import type { PrintableDocument } from './printable-document'
import { printableCreditNote, printableInvoice } from './printable-documents'

interface DocumentPrintingDeps {
  invoices: InvoicesRepository
  notes: CreditNotesRepository
  taxRegistration: Pick<TaxRegistrationRepository, 'registration'>
}

export type DocumentPrinting = ReturnType<typeof createDocumentPrinting>

export function createDocumentPrinting({ invoices, notes, taxRegistration }: DocumentPrintingDeps) {
  /** Prints invoices into one file. @param chosen defaults to the owner's choice. @throws AppError NOT_FOUND */
  async function printInvoices(ids: readonly string[], chosen?: readonly InvoiceCopy[]): Promise<Buffer> {
    const copies = chosen ?? (await taxRegistration.registration()).copies
    const found = await invoices.byIds(ids)
    if (found.length < ids.length) throw notFound()
    const lines = await invoices.linesOf(ids)
    const documents = found.flatMap((invoice) =>
      copies.map((copy) => printableInvoice(invoice, lines.get(invoice.id) ?? [], copy)),
    )
    return drawDocuments(documents, found.map(({ number }) => number).join(', '))
  }

  async function printNote(id: string, copies: readonly InvoiceCopy[]): Promise<Buffer> {
    const [note] = await notes.byIds([id])
    if (!note) throw notFound()
    const [invoice] = await invoices.byIds([note.invoice])
    if (!invoice) throw notFound()
    const lines = await notes.linesOf([id])
    const of = (await invoices.linesOf([invoice.id])).get(invoice.id) ?? []
    const documents: PrintableDocument[] = copies.map((copy) =>
      printableCreditNote(note, lines, invoice, of, copy),
    )
    return drawDocuments(documents, note.number)
  }

  return { printInvoices, printNote }
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Document not found.')
}
