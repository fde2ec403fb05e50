import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack, WorkToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { openPieces, without } from 'shared-contracts/fulfilment/shipments'
import type { AdminRight } from 'shared-contracts/staff/rights'
import type { AdminPerson, AdminSession } from 'shared-contracts/staff/session-schema'
import { createDeviceStore } from './device-store'

/** As long as a session of the admin lasts without a call. */
const LASTS_MS = 12 * 60 * 60_000
/** What somebody may do offline. Money, people and exports need one. */
const OFFLINE_RIGHTS: readonly AdminRight[] = ['see-orders', 'pack-and-ship']

/** What a packer's phone keeps, as the admin last told it. */
export interface CachedWork extends WorkToPack {
  person: AdminPerson
  /** Milliseconds since 1970. */
  keptAt: number
}

export const cachedWork = createDeviceStore<CachedWork>('admin-work-1')

/** @returns none once it is old */
export function readCachedWork(): CachedWork | undefined {
  const work = cachedWork.read()
  return work && isFresh(work) ? work : undefined
}

/** Work from the future is old too: the clock was set back, so nobody knows its age. */
function isFresh({ keptAt }: CachedWork): boolean {
  const age = Date.now() - keptAt
  return age >= 0 && age < LASTS_MS
}

/** Deletes old work. Called when the app opens, because a phone that stays offline learns nothing of an ended session. */
export function forgetOldWork(): void {
  const work = cachedWork.read()
  if (work && !isFresh(work)) cachedWork.write(undefined)
}

export function keepWork(work: WorkToPack, person: AdminPerson): void {
  cachedWork.write({ ...work, person, keptAt: Date.now() })
}

/** Who leaves, is locked out or may not pack leaves no customer on this phone. */
export function forgetWork(): void {
  if (cachedWork.read()) cachedWork.write(undefined)
}

/** Who works here while nobody can be asked; they are not proven. */
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

/** Takes note of a shipment as the admin has answered it. */
export function noteShipment(shipment: AdminShipment, orderId?: string): void {
  const work = cachedWork.read()
  const order = work && findOrder(work, shipment.id, orderId)
  if (!order) return
  const changed = withShipment(order, shipment)
  cachedWork.write({ ...work, orders: work.orders.map((kept) => (kept === order ? changed : kept)) })
}

/** The order that a shipment is of. */
export function findOrder(
  { orders }: Pick<WorkToPack, 'orders'>,
  shipmentId: string,
  orderId?: string,
): OrderToPack | undefined {
  return orders.find(
    ({ id, shipments }) => id === orderId || shipments.some((shipment) => shipment.id === shipmentId),
  )
}

/** An order of which a shipment is as told, and what is then left to pack. */
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
