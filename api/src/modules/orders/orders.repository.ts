import { and, asc, between, desc, eq, gt, inArray, min, ne, or, sql } from 'drizzle-orm'
import { canBecome, type OrderStatus } from 'shared-contracts/orders/order-status'
import type { Database } from '../../db/connection'
import { placeholders, prepared } from '../../db/prepared'
import { orderEvents, orderLines, orders } from './orders.tables'
import type { PricedLine } from './placing/pricing'

/** An order as stored; amounts in paise. */
export type StoredOrder = Omit<typeof orders.$inferSelect, 'position'>

export type JournalEntry = typeof orderEvents.$inferSelect
export type NewJournalEntry = Omit<typeof orderEvents.$inferInsert, 'id'>

const LONGEST_LIST = 200
/** After this interval, an order with the same content is a separate purchase. */
const SAME_CART_MS = 3_600_000

export function createOrdersRepository(database: Database) {
  const db = () => database.connection()

  const addAll = prepared(database, 'add_order', (connection) => {
    // A new order is never cancelled, and Drizzle can't put null into a placeholder for a time.
    const { cancelledAt, ...placed } = placeholders(orders)
    const added = connection.$with('added').as(
      connection
        .insert(orders)
        .values(placed)
        .onConflictDoNothing({ target: [orders.customerId, orders.orderId] })
        .returning(),
    )
    // Listed explicitly: during a rolling update the table may have a column that this version does not know.
    const columns = sql`"order", line, product_id, variant_id, name, variant, price, quantity, image, discount`
    const lines = connection.$with('lines', {}).as(sql`
      insert into order_lines (${columns})
      select ${columns} from json_populate_recordset(null::order_lines, ${sql.placeholder('lines')})
      where exists (select from added)
    `)
    const event = connection.$with('event', {}).as(sql`
      insert into order_events ("order", at, who, kind)
      select id, created_at, customer_id, 'placed' from added
    `)
    return connection.with(added, lines, event).select({ id: added.id }).from(added)
  })

  return {
    /** Stores an order, its lines and first event. @returns false if the customer has an order with this id */
    async add(order: StoredOrder, lines: readonly PricedLine[]): Promise<boolean> {
      const rows = lines.map(({ productId, variantId, ...line }, index) => ({
        ...line,
        order: order.id,
        line: index,
        product_id: productId,
        variant_id: variantId,
      }))
      const added = await addAll({ ...order, lines: JSON.stringify(rows) })
      return added.length > 0
    },

    async find(customerId: string, orderId: string): Promise<StoredOrder | undefined> {
      const mine = and(eq(orders.customerId, customerId), eq(orders.orderId, orderId))
      const [row] = await db().select().from(orders).where(mine)
      return row && stored(row)
    },

    async known(id: string): Promise<boolean> {
      return (await db().$count(orders, eq(orders.id, id))) > 0
    },

    /** Returns the numbers that customers see, by our own ids. */
    async numbersOf(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await db()
        .select({ id: orders.id, orderId: orders.orderId })
        .from(orders)
        .where(inArray(orders.id, [...ids]))
      return new Map(rows.map(({ id, orderId }) => [id, orderId]))
    },

    /** @throws Error if it does not exist */
    async byId(id: string): Promise<StoredOrder> {
      const [row] = await db().select().from(orders).where(eq(orders.id, id))
      if (!row) throw new Error(`Order ${id} not found.`)
      return stored(row)
    },

    /** Lists a customer's orders, newest first. */
    async listOf(customerId: string): Promise<StoredOrder[]> {
      const rows = await db()
        .select()
        .from(orders)
        .where(eq(orders.customerId, customerId))
        .orderBy(desc(orders.position))
        .limit(LONGEST_LIST)
      return rows.map(stored)
    },

    async linesOf(ids: readonly string[]): Promise<Map<string, PricedLine[]>> {
      const rows = await db()
        .select()
        .from(orderLines)
        .where(inArray(orderLines.order, [...ids]))
        .orderBy(asc(orderLines.line))
      const lines = new Map<string, PricedLine[]>(ids.map((id) => [id, []]))
      for (const { order, line, ...rest } of rows) lines.get(order)?.push(rest)
      return lines
    },

    /** Locks the order until the transaction ends, so that reports about it are applied one at a time. */
    async lock(id: string): Promise<StoredOrder> {
      const [row] = await db().select().from(orders).where(eq(orders.id, id)).for('update')
      if (!row) throw new Error(`Order ${id} not found.`)
      return stored(row)
    },

    /** Returns the other orders of the same cart, sent from another tab or device. */
    async sameCart(order: StoredOrder): Promise<StoredOrder[]> {
      const rows = await db()
        .select()
        .from(orders)
        .where(and(sameContent(order), ne(orders.id, order.id)))
      return rows.map(stored)
    },

    /** Locks an order and all others of the same cart, in a fixed sequence to avoid deadlocks. */
    async lockSameCart(order: StoredOrder): Promise<void> {
      const all = or(eq(orders.id, order.id), sameContent(order))
      await db().select({ id: orders.id }).from(orders).where(all).orderBy(asc(orders.id)).for('update')
    },

    /** Returns those of the given orders that became Paid after `order` was placed, as their history shows. */
    async paidAfter(order: StoredOrder, ids: readonly string[]): Promise<string[]> {
      const [placed] = await db()
        .select({ event: min(orderEvents.id) })
        .from(orderEvents)
        .where(eq(orderEvents.order, order.id))
      const paid = and(inArray(orderEvents.order, [...ids]), eq(orderEvents.kind, 'paid'))
      const rows = await db()
        .select({ id: orderEvents.order })
        .from(orderEvents)
        .where(and(paid, gt(orderEvents.id, placed?.event ?? 0)))
      return rows.map(({ id }) => id)
    },

    /** @throws Error for an impossible transition: a paid order never becomes unpaid */
    async become({ id, status: from }: StoredOrder, to: OrderStatus, paymentId?: string): Promise<void> {
      if (!canBecome(from, to)) throw new Error(`A ${from} order can’t become ${to}.`)
      const changed = await db()
        .update(orders)
        .set({ status: to, ...(paymentId && { paymentId }) })
        .where(and(eq(orders.id, id), eq(orders.status, from)))
        .returning({ id: orders.id })
      if (changed.length === 0) throw new Error(`Order ${id} is no longer ${from}.`)
    },

    /** Backdates an order unless it is older than a day. Its history is append-only and keeps its dates. */
    async predate(orderId: string, days: number): Promise<void> {
      await db()
        .update(orders)
        .set({
          createdAt: sql`${orders.createdAt} - make_interval(days => ${days})`,
          position: sql`(select min(placed.position) - 1 from orders placed)`,
        })
        .where(and(eq(orders.orderId, orderId), gt(orders.createdAt, sql`now() - interval '1 day'`)))
    },

    async setCancelledAt(id: string, cancelledAt: Date): Promise<void> {
      await db().update(orders).set({ cancelledAt }).where(eq(orders.id, id))
    },

    async addToJournal(entry: NewJournalEntry): Promise<void> {
      await db().insert(orderEvents).values(entry)
    },

    /** Lists an order's events, newest first. */
    async journalOf(id: string): Promise<JournalEntry[]> {
      return db().select().from(orderEvents).where(eq(orderEvents.order, id)).orderBy(desc(orderEvents.id))
    },
  }
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>

function sameContent({ customerId, contentHash, createdAt }: StoredOrder) {
  const near = [createdAt.getTime() - SAME_CART_MS, createdAt.getTime() + SAME_CART_MS] as const
  return and(
    eq(orders.customerId, customerId),
    eq(orders.contentHash, contentHash),
    between(orders.createdAt, new Date(near[0]), new Date(near[1])),
  )
}

function stored({ position, ...order }: typeof orders.$inferSelect): StoredOrder {
  return order
}
