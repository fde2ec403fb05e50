import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PrintedDocument } from 'shared-contracts/fulfilment/admin/document-sizes'
import type { OrderAddress } from 'shared-contracts/orders/order'
import type { Database } from '../../../../db/connection'
import { orders } from '../../../orders/orders.tables'
import { auditLog } from '../../../staff/audit-log/audit-log.tables'
import { orderNotes, orderPrints } from '../../shipments/shipments.tables'

export type PaperworkRepository = ReturnType<typeof createPaperworkRepository>

/** The admin's records about an order: notes, prints, audit log and address corrections. */
export function createPaperworkRepository({ connection }: Pick<Database, 'connection'>) {
  function notesOf(order: string) {
    return connection()
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.order, order))
      .orderBy(asc(orderNotes.id))
  }

  async function addNote(note: typeof orderNotes.$inferInsert): Promise<void> {
    await connection().insert(orderNotes).values(note)
  }

  /** Lists an order's audit log, newest first. */
  function auditLogOf(order: string) {
    return connection()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.aboutKind, 'order'), eq(auditLog.aboutId, order)))
      .orderBy(desc(auditLog.id))
  }

  /** Returns when each order's document was last printed; orders without a print are missing. */
  async function printsOf(ids: readonly string[], kind: PrintedDocument): Promise<Map<string, Date>> {
    const rows = await connection()
      .select()
      .from(orderPrints)
      .where(and(inArray(orderPrints.order, [...ids]), eq(orderPrints.kind, kind)))
    return new Map(rows.map(({ order, at }) => [order, at]))
  }

  /** Lists one order's prints, newest last. */
  function printsOfOrder(order: string) {
    return connection()
      .select()
      .from(orderPrints)
      .where(eq(orderPrints.order, order))
      .orderBy(asc(orderPrints.at))
  }

  async function markPrinted(
    ids: readonly string[],
    kind: PrintedDocument,
    at: Date,
    by: string,
  ): Promise<void> {
    if (ids.length === 0) return
    // Skips unknown orders, since a list on a screen may be stale.
    const found = await connection()
      .select({ order: orders.id })
      .from(orders)
      .where(inArray(orders.id, [...ids]))
    if (found.length === 0) return
    await connection()
      .insert(orderPrints)
      .values(found.map(({ order }) => ({ order, kind, at, by })))
      .onConflictDoUpdate({ target: [orderPrints.order, orderPrints.kind], set: { at, by } })
  }

  /** Does nothing and returns false if the address has changed since that version. */
  async function changeAddress(order: string, version: number, address: OrderAddress): Promise<boolean> {
    const changed = await connection()
      .update(orders)
      .set({ shippingAddress: address, addressVersion: sql`${orders.addressVersion} + 1` })
      .where(and(eq(orders.id, order), eq(orders.addressVersion, version)))
      .returning({ id: orders.id })
    return changed.length > 0
  }

  return { notesOf, addNote, auditLogOf, printsOf, printsOfOrder, markPrinted, changeAddress }
}
