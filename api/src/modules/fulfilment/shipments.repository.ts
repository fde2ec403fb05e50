import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ParcelState, ParcelTotal, Pieces } from 'shared-contracts/fulfilment/parcels'
import type { Database } from '../../db/connection'
import { orders } from '../orders/orders.tables'
import { couriers, shipmentLines, shipments } from './shipments.tables'

type Row = typeof shipments.$inferSelect

/** A parcel with what is in it, and its courier's name and tracking address. */
export interface Parcel extends Row {
  lines: Pieces[]
  courierName: string | null
  trackingAddress: string | null
}

export type NewParcel = Omit<typeof shipments.$inferInsert, 'version'> & { lines: readonly Pieces[] }
export type ParcelChange = Partial<Omit<Row, 'id' | 'order' | 'number' | 'version'>> & { state?: ParcelState }

export function createShipmentsRepository({ connection }: Pick<Database, 'connection'>) {
  /** The parcels of each order, the first packed first. */
  async function of(orderIds: readonly string[]): Promise<Map<string, Parcel[]>> {
    const found = await read(inArray(shipments.order, [...orderIds]))
    const parcels = new Map<string, Parcel[]>(orderIds.map((id) => [id, []]))
    for (const parcel of found) parcels.get(parcel.order)?.push(parcel)
    return parcels
  }

  async function find(id: string): Promise<Parcel | undefined> {
    return (await read(eq(shipments.id, id)))[0]
  }

  /** The parcel that a call has shipped already. */
  async function byRepeatKey(key: string): Promise<Parcel | undefined> {
    return (await read(eq(shipments.repeatKey, key)))[0]
  }

  async function read(which: SQL): Promise<Parcel[]> {
    const rows = await connection()
      .select({ parcel: shipments, courierName: couriers.name, trackingAddress: couriers.trackingAddress })
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
          rows.map(({ parcel }) => parcel.id),
        ),
      )
      .orderBy(asc(shipmentLines.line))
    return rows.map(({ parcel, ...courier }) => ({
      ...parcel,
      ...courier,
      lines: lines
        .filter(({ shipment }) => shipment === parcel.id)
        .map(({ line, quantity }) => ({ line, quantity })),
    }))
  }

  async function add({ lines, ...parcel }: NewParcel): Promise<void> {
    await connection().insert(shipments).values(parcel)
    await connection()
      .insert(shipmentLines)
      .values(lines.map((pieces) => ({ shipment: parcel.id, ...pieces })))
  }

  /** @returns false when the parcel has another version by now; nothing is changed then */
  async function change(id: string, version: number, to: ParcelChange): Promise<boolean> {
    const changed = await connection()
      .update(shipments)
      .set({ ...to, version: version + 1 })
      .where(and(eq(shipments.id, id), eq(shipments.version, version)))
      .returning({ id: shipments.id })
    return changed.length > 0
  }

  /** The courier's number of each parcel that has one. */
  async function awbsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const { id, awb } = shipments
    const rows = await connection()
      .select({ id, awb })
      .from(shipments)
      .where(inArray(id, [...ids]))
    return new Map(rows.flatMap((row) => (row.awb ? [[row.id, row.awb] as const] : [])))
  }

  async function setAmount(order: string, parcels: ParcelTotal): Promise<void> {
    await connection().update(orders).set({ parcels }).where(eq(orders.id, order))
  }

  return { awbsOf, of, find, byRepeatKey, add, change, setAmount }
}

export type ShipmentsRepository = ReturnType<typeof createShipmentsRepository>
