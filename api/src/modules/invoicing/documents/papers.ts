import { AppError } from '../../../errors'
import type { CreditNotesRepository } from '../crediting/credit-notes.repository'
import type { InvoicesRepository } from '../invoices.repository'
import { creditNoteOnPaper, invoiceOnPaper } from './document-on-paper'
import { drawPapers } from './draw-papers'
import type { Copy, Paper } from './paper'

export interface PapersDeps {
  invoices: InvoicesRepository
  notes: CreditNotesRepository
}

export type Papers = ReturnType<typeof createPapers>

export function createPapers({ invoices, notes }: PapersDeps) {
  /**
   * Invoices in one file, in the order asked for.
   * @param copies of each invoice
   * @throws AppError NOT_FOUND when one does not exist
   */
  async function printInvoices(ids: readonly string[], copies: readonly Copy[]): Promise<Buffer> {
    const found = await invoices.byIds(ids)
    if (found.length < ids.length) throw notFound()
    const lines = await invoices.linesOf(ids)
    const papers = found.flatMap((invoice) =>
      copies.map((copy) => invoiceOnPaper(invoice, lines.get(invoice.id) ?? [], copy)),
    )
    return drawPapers(papers, found.map(({ number }) => number).join(', '))
  }

  /** @throws AppError NOT_FOUND */
  async function printNote(id: string, copies: readonly Copy[]): Promise<Buffer> {
    const [note] = await notes.byIds([id])
    if (!note) throw notFound()
    const [invoice] = await invoices.byIds([note.invoice])
    if (!invoice) throw notFound()
    const lines = await notes.linesOf([id])
    const of = (await invoices.linesOf([invoice.id])).get(invoice.id) ?? []
    const papers: Paper[] = copies.map((copy) => creditNoteOnPaper(note, lines, invoice, of, copy))
    return drawPapers(papers, note.number)
  }

  return { printInvoices, printNote }
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such document.')
}
