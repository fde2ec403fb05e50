import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack, WorkToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { openPieces, without } from 'shared-contracts/fulfilment/shipments'
import type { AdminRight } from 'shared-contracts/staff/rights'
import type { AdminPerson, AdminSession } from 'shared-contracts/staff/session-schema'
import { createDeviceStore } from './device-store'

/** The lifetime of an unused admin session. */
const LASTS_MS = 12 * 60 * 60_000
/** Rights available offline. Payments, staff and exports need a connection. */
const OFFLINE_RIGHTS: readonly AdminRight[] = ['see-orders', 'pack-and-ship']

/** The orders to pack, as last received and stored on a packer's phone. */
export interface CachedWork extends WorkToPack {
  person: AdminPerson
  /** The time it was stored, in milliseconds since 1970. */
  keptAt: number
}

export const cachedWork = createDeviceStore<CachedWork>('admin-work-1')

/** @returns undefined if nothing is stored or it has expired */
export function readCachedWork(): CachedWork | undefined {
  const work = cachedWork.read()
  return work && isFresh(work) ? work : undefined
}

/** True unless the data has expired, or its timestamp is in the future because the clock was set back. */
function isFresh({ keptAt }: CachedWork): boolean {
  const age = Date.now() - keptAt
  return age >= 0 && age < LASTS_MS
}

/** Deletes expired orders. Call at start: an offline phone never learns that its session has ended. */
export function forgetOldWork(): void {
  const work = cachedWork.read()
  if (work && !isFresh(work)) cachedWork.write(undefined)
}

export function keepWork(work: WorkToPack, person: AdminPerson): void {
  cachedWork.write({ ...work, person, keptAt: Date.now() })
}

/** Deletes customer data from this device, for instance when a person signs out or their session ends. */
export function forgetWork(): void {
  if (cachedWork.read()) cachedWork.write(undefined)
}

/** Returns a session for the last person who worked here, for use offline. It doesn't authenticate them. */
export function readOfflineSession(): AdminSession | undefined {
  const work = readCachedWork()
  return (
    work && {
      person: work.person,
      rights: [...OFFLINE_RIGHTS],
      reauthenticatedUntil: new Date(0).toISOString(),
    }
  )
}

/** Updates the stored order with a shipment from a response. */
export function noteShipment(shipment: AdminShipment, orderId?: string): void {
  const work = cachedWork.read()
  const order = work && findOrder(work, shipment.id, orderId)
  if (!order) return
  const changed = withShipment(order, shipment)
  cachedWork.write({ ...work, orders: work.orders.map((kept) => (kept === order ? changed : kept)) })
}

export function findOrder(
  { orders }: Pick<WorkToPack, 'orders'>,
  shipmentId: string,
  orderId?: string,
): OrderToPack | undefined {
  return orders.find(
    ({ id, shipments }) => id === orderId || shipments.some((shipment) => shipment.id === shipmentId),
  )
}

/** Returns an order with an updated shipment, and with the items then left to pack. */
export function withShipment<Order extends Pick<OrderToPack, 'lines' | 'shipments' | 'open' | 'notSent'>>(
  order: Order,
  shipment: AdminShipment,
): Order {
  const isKnown = order.shipments.some(({ id }) => id === shipment.id)
  const shipments = isKnown
    ? order.shipments.map((kept) => (kept.id === shipment.id ? shipment : kept))
    : [...order.shipments, shipment]
  const ordered = order.lines.map(({ quantity }, line) => ({ line, quantity }))
  return { ...order, shipments, open: openPieces(without(ordered, order.notSent ?? []), shipments) }
}
