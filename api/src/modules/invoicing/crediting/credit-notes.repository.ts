import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import type { TaxTotals } from '../issuing/compose'
import { creditNoteLines, creditNotes } from './credit-notes.tables'

export type CreditNote = typeof creditNotes.$inferSelect
export type CreditNoteLine = typeof creditNoteLines.$inferSelect
export type NewCreditLine = TaxTotals & { line: number; quantity: number }

export type CreditNotesRepository = ReturnType<typeof createCreditNotesRepository>

export function createCreditNotesRepository({ connection }: Pick<Database, 'connection'>) {
  async function add(note: CreditNote, lines: readonly NewCreditLine[]): Promise<void> {
    await connection().insert(creditNotes).values(note)
    await connection()
      .insert(creditNoteLines)
      .values(lines.map((line) => ({ ...line, note: note.id })))
  }

  async function byKey(key: string): Promise<CreditNote | undefined> {
    const [note] = await connection().select().from(creditNotes).where(eq(creditNotes.key, key))
    return note
  }

  async function byIds(ids: readonly string[]): Promise<CreditNote[]> {
    return connection()
      .select()
      .from(creditNotes)
      .where(inArray(creditNotes.id, [...ids]))
  }

  /** Lists the invoices' credit notes, oldest first. */
  async function ofInvoices(ids: readonly string[]): Promise<CreditNote[]> {
    return connection()
      .select()
      .from(creditNotes)
      .where(inArray(creditNotes.invoice, [...ids]))
      .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.serial))
  }

  async function linesOf(ids: readonly string[]): Promise<CreditNoteLine[]> {
    return connection()
      .select()
      .from(creditNoteLines)
      .where(inArray(creditNoteLines.note, [...ids]))
      .orderBy(asc(creditNoteLines.line))
  }

  /** Lists a month's credit notes on tax invoices by number. @param month a month such as '2026-11' */
  async function ofMonth(month: string): Promise<CreditNote[]> {
    const first = `${month}-01`
    const { issuedOn, isTaxInvoice, year, serial } = creditNotes
    return connection()
      .select()
      .from(creditNotes)
      .where(
        and(
          isTaxInvoice,
          gte(issuedOn, first),
          lt(issuedOn, sql`(${first}::date + interval '1 month')::date`),
        ),
      )
      .orderBy(asc(year), asc(serial))
  }

  return { add, byKey, byIds, ofInvoices, linesOf, ofMonth }
}
