import { and, asc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { orderLines, orders } from '../../orders/orders.tables'
import { stockLevels, stockMovements, stockReservations } from './stock.tables'
import type { Level, OpenLevels, Pack, Reservation } from './stock-levels'

const AT_ONCE = 200

export type StockRepository = ReturnType<typeof createStockRepository>

export function createStockRepository({ connection }: Pick<Database, 'connection'>) {
  /** Locks levels until the transaction ends, always in the same sequence so that nobody waits for each other. */
  async function lock(which: SQL | undefined): Promise<Level[]> {
    return connection()
      .select()
      .from(stockLevels)
      .where(which)
      .orderBy(asc(stockLevels.productId), asc(stockLevels.variantId))
      .for('update')
  }

  const isOf = (table: typeof stockLevels | typeof stockReservations, packs: readonly Pack[]) =>
    sql`(${table.productId}, ${table.variantId}) in (select * from unnest(
      ${sql.param(packs.map(({ productId }) => productId))}::text[],
      ${sql.param(packs.map(({ variantId }) => variantId))}::text[]))`

  const lockPacks = (packs: readonly Pack[]) => lock(isOf(stockLevels, packs))

  /** Locks the levels of all counted packs in an order. */
  const lockOf = (order: string) =>
    lock(
      sql`(${stockLevels.productId}, ${stockLevels.variantId}) in (
        select ${orderLines.productId}, ${orderLines.variantId} from ${orderLines} where ${orderLines.order} = ${order})`,
    )

  const reservation = {
    order: stockReservations.order,
    productId: stockReservations.productId,
    variantId: stockReservations.variantId,
    quantity: stockReservations.quantity,
    missing: stockReservations.missing,
  }

  async function reservationsOf(order: string): Promise<Reservation[]> {
    return connection().select(reservation).from(stockReservations).where(eq(stockReservations.order, order))
  }

  /** Lists reservations of paid orders that lack packs, oldest first. */
  async function lacking(packs: readonly Pack[]): Promise<Reservation[]> {
    return connection()
      .select(reservation)
      .from(stockReservations)
      .where(and(gt(stockReservations.missing, 0), isOf(stockReservations, packs)))
      .orderBy(asc(stockReservations.id))
      .limit(AT_ONCE)
  }

  /** Lists what the same customer's other unpaid orders hold of these packs. */
  async function ownUnpaid(order: string, packs: readonly Pack[]): Promise<Reservation[]> {
    const customer = connection().select({ id: orders.customerId }).from(orders).where(eq(orders.id, order))
    return connection()
      .select(reservation)
      .from(stockReservations)
      .innerJoin(orders, eq(orders.id, stockReservations.order))
      .where(
        and(
          inArray(orders.customerId, customer),
          ne(orders.id, order),
          inArray(orders.status, ['Pending', 'Failed']),
          isOf(stockReservations, packs),
        ),
      )
  }

  /** True if an order holds fewer counted packs than it has. */
  async function isShort(order: string): Promise<boolean> {
    const [short] = await connection()
      .select({ one: sql`1` })
      .from(orderLines)
      .innerJoin(
        stockLevels,
        and(eq(stockLevels.productId, orderLines.productId), eq(stockLevels.variantId, orderLines.variantId)),
      )
      .leftJoin(
        stockReservations,
        and(
          eq(stockReservations.order, orderLines.order),
          eq(stockReservations.productId, orderLines.productId),
          eq(stockReservations.variantId, orderLines.variantId),
        ),
      )
      .where(
        and(
          eq(orderLines.order, order),
          sql`coalesce(${stockReservations.quantity}, 0) < ${orderLines.quantity}`,
        ),
      )
      .limit(1)
    return short !== undefined
  }

  /** Returns an order's packs, with the names that it was placed with. */
  async function linesOf(order: string) {
    const { productId, variantId, name, variant, quantity } = orderLines
    return connection()
      .select({ productId, variantId, name, variant, quantity })
      .from(orderLines)
      .where(eq(orderLines.order, order))
      .orderBy(asc(orderLines.line))
  }

  /** Adds up what a shipment or return has moved of each pack so far. */
  async function movedBy(
    subject: { shipment: string } | { return: string },
  ): Promise<(Pack & { moved: number })[]> {
    const { productId, variantId } = stockMovements
    const moved = sql<number>`sum(${stockMovements.quantity})`.mapWith(Number)
    const isOfIt =
      'shipment' in subject
        ? eq(stockMovements.shipment, subject.shipment)
        : eq(stockMovements.return, subject.return)
    return connection()
      .select({ productId, variantId, moved })
      .from(stockMovements)
      .where(and(isOfIt, ne(stockMovements.kind, 'correction')))
      .groupBy(productId, variantId)
  }

  /** Stores all changes of locked levels, in a fixed number of statements. */
  async function store(open: OpenLevels, at: Date): Promise<void> {
    const movements = open.movements()
    if (movements.length > 0)
      await connection()
        .insert(stockMovements)
        .values([...movements])
    const json = (rows: readonly object[]) => JSON.stringify(rows)
    await connection().execute(sql`
      update stock_levels set on_hand = new."onHand", reserved = new.reserved, version = new.version
      from json_to_recordset(${json(open.levels())})
        as new("productId" text, "variantId" text, "onHand" int, reserved int, version int)
      where product_id = new."productId" and variant_id = new."variantId"
        and (on_hand, stock_levels.reserved, stock_levels.version) is distinct from (new."onHand", new.reserved, new.version)`)
    const reservations = open.reservations()
    const gone = reservations.filter(({ quantity, missing }) => quantity + missing === 0)
    const kept = reservations.filter(({ quantity, missing }) => quantity + missing > 0)
    if (gone.length > 0)
      await connection().execute(sql`
        delete from stock_reservations using json_to_recordset(${json(gone)})
          as old("order" text, "productId" text, "variantId" text)
        where stock_reservations."order" = old."order"
          and product_id = old."productId" and variant_id = old."variantId"`)
    if (kept.length > 0)
      await connection()
        .insert(stockReservations)
        .values(kept.map((one) => ({ ...one, at })))
        .onConflictDoUpdate({
          target: [stockReservations.order, stockReservations.productId, stockReservations.variantId],
          set: { quantity: sql`excluded.quantity`, missing: sql`excluded.missing` },
        })
  }

  return {
    lockPacks,
    lockOf,
    reservationsOf,
    lacking,
    ownUnpaid,
    isShort,
    linesOf,
    movedBy,
    store,
  }
}
