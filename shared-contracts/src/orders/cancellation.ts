import { canShipmentBecome, type ShipmentState } from '../fulfilment/shipments'
import type { OrderStatus } from './order-status'

/** The hours after ordering in which a customer can cancel (specification 20.8). */
export const CANCEL_WITHIN_HOURS = 24

export function computeCancelDeadline(placedAt: Date): Date {
  return new Date(placedAt.getTime() + CANCEL_WITHIN_HOURS * 3_600_000)
}

/** True if an order's status and age let its customer cancel it. Nothing of it may have left either. */
export function isInCancelWindow(status: OrderStatus, placedAt: Date, now: Date): boolean {
  return status !== 'Refunded' && now <= computeCancelDeadline(placedAt)
}

/** True if any shipment of an order has left, even if it came back. The order can't be cancelled then. */
export function hasAnyLeft(shipments: readonly { state: ShipmentState }[]): boolean {
  return shipments.some(({ state }) => state !== 'cancelled' && !canShipmentBecome(state, 'cancelled'))
}
