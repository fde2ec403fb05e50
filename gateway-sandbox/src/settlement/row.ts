import type { Paise } from 'shared-contracts/domain/money'
import type { Order } from '../store/order'
import { type Movement, movementId } from './movement'

/** A movement as a report gives it, with whatever fault it has. */
export interface Row<SomeOrder extends Order = Order> {
  movement: Movement<SomeOrder>
  amount: Paise
  effect: Paise
  /** Epoch ms: where it stands in the report. */
  listedAt: number
  /** Epoch ms: when its money moved, which may be days after a refund was asked for or a dispute opened. */
  movedAt?: number
}

export interface Window {
  /** Epoch ms, both inclusive. */
  from: number
  to: number
}

export function isWithin({ from, to }: Window, moment: number): boolean {
  return moment >= from && moment <= to
}

/** Whether the report about the window has the row: no money moves in a window without being in its report. */
export function isOfWindow({ listedAt, movedAt = listedAt }: Row, window: Window): boolean {
  return isWithin(window, listedAt) || isWithin(window, movedAt)
}

/** The ids by which people choose this row: an order's stands for its first captured payment. */
export function namesOf({ movement }: Row): string[] {
  const { order, attempt } = movement
  switch (movement.kind) {
    case 'payment': {
      const first = order.attempts.find(({ state }) => state === 'SUCCESS')
      const own = movementId(movement)
      return first === attempt ? [own, order.id, order.gatewayId] : [own]
    }
    case 'refund':
      return [movement.refund.id, movement.refund.gatewayId]
    case 'dispute':
      return [movement.dispute.id]
    case 'dispute-reversal':
      return []
  }
}

/** 'payment 1234567890', for people. */
export function labelOf({ movement }: Row): string {
  return `${movement.kind} ${movementId(movement)}`
}
