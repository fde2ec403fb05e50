import { and, asc, desc, eq, exists, gte, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { type Paise, paise } from 'shared-contracts/values/money'
import type { Database } from '../../db/connection'
import { orders } from '../orders/orders.tables'
import { captures } from '../payments/ledger/ledger.tables'
import { creditNotes } from './crediting/credit-notes.tables'
import { invoiceCancellations, invoiceLines, invoices } from './invoices.tables'
import type { ComposedLine } from './issuing/compose'

type InvoiceRow = typeof invoices.$inferSelect
export type InvoiceLine = typeof invoiceLines.$inferSelect
type Cancellation = Omit<typeof invoiceCancellations.$inferSelect, 'invoice'>

export interface Invoice extends InvoiceRow {
  cancelled: Cancellation | null
}

interface InvoiceQuestion {
  /** Part of the number of an invoice, credit note or order, or of the buyer's name. */
  text?: string | undefined
  /** A month in India, such as '2026-11'. */
  month?: string | undefined
  /** The id of an invoice: only older ones are returned. */
  before?: string | undefined
  limit: number
}

export type InvoicesRepository = ReturnType<typeof createInvoicesRepository>

export function createInvoicesRepository({ connection }: Pick<Database, 'connection'>) {
  const { at, who, why } = invoiceCancellations

  function all() {
    return connection()
      .select({ invoice: invoices, cancelled: { at, who, why } })
      .from(invoices)
      .leftJoin(invoiceCancellations, eq(invoiceCancellations.invoice, invoices.id))
      .$dynamic()
  }

  async function add(invoice: InvoiceRow, lines: readonly ComposedLine[]): Promise<void> {
    await connection().insert(invoices).values(invoice)
    await connection()
      .insert(invoiceLines)
      .values(lines.map((line) => ({ ...line, invoice: invoice.id })))
  }

  async function byIds(ids: readonly string[]): Promise<Invoice[]> {
    const rows = await all().where(inArray(invoices.id, [...ids]))
    const found = new Map(rows.map(read).map((invoice) => [invoice.id, invoice]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  /** Locks an invoice until the transaction ends, so that credit notes for it are written one at a time. */
  async function hold(id: string): Promise<Invoice | undefined> {
    const { id: invoice } = invoices
    await connection().select({ invoice }).from(invoices).where(eq(invoice, id)).for('update')
    return (await byIds([id]))[0]
  }

  /** Lists an order's invoices, oldest first. */
  async function ofOrder(order: string): Promise<Invoice[]> {
    const rows = await all()
      .where(eq(invoices.order, order))
      .orderBy(asc(invoices.issuedAt), asc(invoices.serial))
    return rows.map(read)
  }

  /** Lists a customer's invoices, oldest first. */
  async function ofCustomer(customerId: string): Promise<Invoice[]> {
    const theirs = connection()
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.customerId, customerId))
    const rows = await all()
      .where(inArray(invoices.order, theirs))
      .orderBy(asc(invoices.issuedAt), asc(invoices.serial))
    return rows.map(read)
  }

  /** Lists every edition of a shipment's invoice, newest first. */
  async function ofShipment(shipment: string): Promise<Invoice[]> {
    return (await all().where(eq(invoices.shipment, shipment)).orderBy(desc(invoices.edition))).map(read)
  }

  /** True if a valid invoice of the order includes its shipping charge. */
  async function hasShipping(order: string): Promise<boolean> {
    const line = connection()
      .select({ one: sql`1` })
      .from(invoiceLines)
      .where(and(eq(invoiceLines.invoice, invoices.id), invoiceLines.isShipping))
    const rows = await all().where(
      and(eq(invoices.order, order), isNull(invoiceCancellations.at), exists(line)),
    )
    return rows.length > 0
  }

  /** Returns by how much the accepted payment exceeds the order's total; negative if less was paid. */
  async function differenceOf(order: string): Promise<Paise> {
    const [row] = await connection()
      .select({ difference: sql<string>`coalesce(sum(${captures.difference}), 0)` })
      .from(captures)
      .where(eq(captures.order, order))
    return paise(Number(row?.difference ?? 0))
  }

  /** Lists valid sample invoices, oldest first. */
  async function sampleInvoices(): Promise<Invoice[]> {
    const rows = await all()
      .where(and(eq(invoices.isTaxInvoice, false), isNull(invoiceCancellations.at)))
      .orderBy(asc(invoices.issuedAt), asc(invoices.serial))
    return rows.map(read)
  }

  async function linesOf(ids: readonly string[]): Promise<Map<string, InvoiceLine[]>> {
    const rows = await connection()
      .select()
      .from(invoiceLines)
      .where(inArray(invoiceLines.invoice, [...ids]))
      .orderBy(asc(invoiceLines.line))
    const lines = new Map<string, InvoiceLine[]>(ids.map((id) => [id, []]))
    for (const row of rows) lines.get(row.invoice)?.push(row)
    return lines
  }

  /** Lists matching invoices, newest first. */
  async function list({ text, month, before, limit }: InvoiceQuestion): Promise<Invoice[]> {
    const found = text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
    const rows = await all()
      .where(
        and(
          found
            ? or(
                ilike(invoices.number, found),
                ilike(invoices.orderId, found),
                sql`${invoices.buyer}->>'name' ilike ${found}`,
                exists(
                  connection()
                    .select({ one: sql`1` })
                    .from(creditNotes)
                    .where(and(eq(creditNotes.invoice, invoices.id), ilike(creditNotes.number, found))),
                ),
              )
            : undefined,
          month ? inMonth(month) : undefined,
          before
            ? sql`(${invoices.issuedAt}, ${invoices.id}) < (select issued_at, id from invoices where id = ${before})`
            : undefined,
        ),
      )
      .orderBy(desc(invoices.issuedAt), desc(invoices.id))
      .limit(limit)
    return rows.map(read)
  }

  /** Lists a month's tax invoices by number, including cancelled ones. */
  async function ofMonth(month: string): Promise<Invoice[]> {
    const rows = await all()
      .where(and(invoices.isTaxInvoice, inMonth(month)))
      .orderBy(asc(invoices.year), asc(invoices.serial))
    return rows.map(read)
  }

  async function cancel(invoice: string, cancellation: Cancellation): Promise<void> {
    await connection()
      .insert(invoiceCancellations)
      .values({ invoice, ...cancellation })
  }

  return {
    add,
    byIds,
    hold,
    ofOrder,
    ofCustomer,
    ofShipment,
    hasShipping,
    differenceOf,
    sampleInvoices,
    linesOf,
    list,
    ofMonth,
    cancel,
  }
}

function inMonth(month: string) {
  const first = `${month}-01`
  return and(
    gte(invoices.issuedOn, first),
    lt(invoices.issuedOn, sql`(${first}::date + interval '1 month')::date`),
  )
}

function read({ invoice, cancelled }: { invoice: InvoiceRow; cancelled: Cancellation | null }): Invoice {
  return { ...invoice, cancelled }
}
