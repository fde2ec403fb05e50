import type { CreditNote, CreditNoteLine, Invoice, InvoiceLine, Invoices } from '../..'

/** Converts a rate from hundredths of a per cent. */
export function toPercent(rate: number): number {
  return rate / 100
}

export interface BookedInvoice extends Invoice {
  lines: InvoiceLine[]
}

/** A credit note's line, with the invoice line that it credits. */
interface BookedCreditLine extends CreditNoteLine {
  of: InvoiceLine
}

export interface BookedNote extends CreditNote {
  about: Invoice
  lines: BookedCreditLine[]
}

/** The tax documents of a month in India, without sample invoices. */
export interface MonthBooks {
  invoices: BookedInvoice[]
  notes: BookedNote[]
}

/** @param month the month, such as '2026-11' */
export async function readMonth(books: Invoices['books'], month: string): Promise<MonthBooks> {
  const invoices = await books.invoicesOfMonth(month)
  const notes = await books.notesOfMonth(month)
  const about = await books.byIds([...new Set(notes.map(({ invoice }) => invoice))])
  const lines = await books.linesOf([...invoices, ...about].map(({ id }) => id))
  const noteLines = await books.noteLinesOf(notes.map(({ id }) => id))
  return {
    invoices: invoices.map((invoice) => ({ ...invoice, lines: lines.get(invoice.id) ?? [] })),
    notes: notes.flatMap((note) => {
      const invoice = about.find(({ id }) => id === note.invoice)
      if (!invoice) return []
      const of = new Map((lines.get(invoice.id) ?? []).map((line) => [line.line, line]))
      const mine = noteLines.filter((line) => line.note === note.id)
      return [
        {
          ...note,
          about: invoice,
          lines: mine.flatMap((line) => {
            const original = of.get(line.line)
            return original ? [{ ...line, of: original }] : []
          }),
        },
      ]
    }),
  }
}

export function counting({ invoices }: MonthBooks): BookedInvoice[] {
  return invoices.filter(({ cancelled }) => !cancelled)
}
