import { and, asc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { FulfilmentState, LineQuantity, ShipmentState } from 'shared-contracts/fulfilment/shipments'
import type { Database } from '../../../db/connection'
import { orders } from '../../orders/orders.tables'
import { couriers, shipmentLines, shipments } from './shipments.tables'

type Row = typeof shipments.$inferSelect

/** A shipment with its contents, and its courier's name and tracking address. */
export interface Shipment extends Row {
  lines: LineQuantity[]
  courierName: string | null
  trackingAddress: string | null
}

type NewShipment = Omit<typeof shipments.$inferInsert, 'version'> & { lines: readonly LineQuantity[] }
export type ShipmentChange = Partial<Omit<Row, 'id' | 'order' | 'number' | 'version'>> & {
  state?: ShipmentState
}

export function createShipmentsRepository({ connection }: Pick<Database, 'connection'>) {
  /** Returns each order's shipments by number, including cancelled ones. */
  async function of(orderIds: readonly string[]): Promise<Map<string, Shipment[]>> {
    const found = await read(inArray(shipments.order, [...orderIds]))
    const byOrder = new Map<string, Shipment[]>(orderIds.map((id) => [id, []]))
    for (const shipment of found) byOrder.get(shipment.order)?.push(shipment)
    return byOrder
  }

  async function find(id: string): Promise<Shipment | undefined> {
    return (await read(eq(shipments.id, id)))[0]
  }

  /** Finds the shipment that an earlier attempt of the same call shipped. */
  async function byRepeatKey(key: string): Promise<Shipment | undefined> {
    return (await read(eq(shipments.repeatKey, key)))[0]
  }

  async function read(which: SQL): Promise<Shipment[]> {
    const rows = await connection()
      .select({ shipment: shipments, courierName: couriers.name, trackingAddress: couriers.trackingAddress })
      .from(shipments)
      .leftJoin(couriers, eq(couriers.id, shipments.courier))
      .where(which)
      .orderBy(asc(shipments.order), asc(shipments.number))
    const lines = await connection()
      .select()
      .from(shipmentLines)
      .where(
        inArray(
          shipmentLines.shipment,
          rows.map(({ shipment }) => shipment.id),
        ),
      )
      .orderBy(asc(shipmentLines.line))
    return rows.map(({ shipment, ...courier }) => ({
      ...shipment,
      ...courier,
      lines: lines
        .filter((each) => each.shipment === shipment.id)
        .map(({ line, quantity }) => ({ line, quantity })),
    }))
  }

  async function add({ lines, ...shipment }: NewShipment): Promise<void> {
    await connection().insert(shipments).values(shipment)
    await connection()
      .insert(shipmentLines)
      .values(lines.map((pieces) => ({ shipment: shipment.id, ...pieces })))
  }

  /** Does nothing and returns false if the shipment has changed since that version. */
  async function change(id: string, version: number, to: ShipmentChange): Promise<boolean> {
    const changed = await connection()
      .update(shipments)
      .set({ ...to, version: version + 1 })
      .where(and(eq(shipments.id, id), eq(shipments.version, version)))
      .returning({ id: shipments.id })
    return changed.length > 0
  }

  /** Returns the tracking number of each shipment that has one. */
  async function awbsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const { id, awb } = shipments
    const rows = await connection()
      .select({ id, awb })
      .from(shipments)
      .where(inArray(id, [...ids]))
    return new Map(rows.flatMap((row) => (row.awb ? [[row.id, row.awb] as const] : [])))
  }

  /**
   * Finds the order of another shipment with this number. Locks the number until commit, so no other gets it.
   * @param shipment the one to ignore. @param since shipments that left earlier are ignored
   */
  async function orderWithNumber(
    shipment: string,
    { courier, awb }: { courier: string; awb: string },
    since: Date,
  ): Promise<string | undefined> {
    const number = `${courier} ${awb}`
    await connection().execute(sql`select pg_advisory_xact_lock(hashtext(${number}))`)
    const [found] = await connection()
      .select({ orderId: orders.orderId })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.order))
      .where(
        and(
          eq(shipments.awb, awb),
          eq(shipments.courier, courier),
          gt(shipments.shippedAt, since),
          ne(shipments.id, shipment),
        ),
      )
      .limit(1)
    return found?.orderId
  }

  async function setFulfilmentState(order: string, fulfilmentState: FulfilmentState): Promise<void> {
    await connection().update(orders).set({ fulfilmentState }).where(eq(orders.id, order))
  }

  return { awbsOf, orderWithNumber, of, find, byRepeatKey, add, change, setFulfilmentState }
}

export type ShipmentsRepository = ReturnType<typeof createShipmentsRepository>
