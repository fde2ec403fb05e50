import type { OrderStatus } from '../orders/order-status'

/** What a shipment can become next. It can be cancelled until it is handed over. */
export const shipmentTransitions = {
  packing: ['packed', 'shipped', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'coming-back'],
  delivered: [],
  'coming-back': ['delivered', 'back'],
  back: [],
  cancelled: [],
} as const

export type ShipmentState = keyof typeof shipmentTransitions
export const shipmentStates = Object.keys(shipmentTransitions) as ShipmentState[]

export function canShipmentBecome(from: ShipmentState, to: ShipmentState): boolean {
  return (shipmentTransitions[from] as readonly ShipmentState[]).includes(to)
}

/** Pieces of one line of an order. */
export interface LineQuantity {
  /** The line's place in its order, from 0. */
  line: number
  quantity: number
}

interface Packed {
  state: ShipmentState
  lines: readonly LineQuantity[]
}

/** How far the shipments of one order are, taken together. */
const fulfilmentStates = ['none', 'not-sent', 'part-shipped', 'shipped', 'delivered', 'coming-back'] as const
export type FulfilmentState = (typeof fulfilmentStates)[number]

const KEPT: readonly ShipmentState[] = ['shipped', 'delivered', 'coming-back']
const HELD: readonly ShipmentState[] = [...KEPT, 'packing', 'packed']

/**
 * The pieces of an order that are not sent any more: money went back for them, and the customer does not have them. Of a
 * line of which a part has left, the rest goes first. All else here is told of an order without them.
 */
export function piecesNotSent(
  ordered: readonly LineQuantity[],
  shipments: readonly Packed[],
  refunded: readonly LineQuantity[],
): LineQuantity[] {
  const unsent = left(ordered, shipments, KEPT)
  return without(unsent, without(unsent, refunded))
}

/** Some pieces less others. */
export function without(pieces: readonly LineQuantity[], taken: readonly LineQuantity[]): LineQuantity[] {
  return pieces.flatMap(({ line, quantity }) => {
    const gone = taken.filter((one) => one.line === line)
    const rest = quantity - gone.reduce((sum, one) => sum + one.quantity, 0)
    return rest > 0 ? [{ line, quantity: rest }] : []
  })
}

/** The pieces of an order that are in no shipment, or only in one that was cancelled or came back. */
export function openPieces(ordered: readonly LineQuantity[], shipments: readonly Packed[]): LineQuantity[] {
  return left(ordered, shipments, HELD)
}

/** The pieces of an order that are still to be fetched from the shelf: what is being packed as well. */
export function piecesToPick(ordered: readonly LineQuantity[], shipments: readonly Packed[]): LineQuantity[] {
  return left(ordered, shipments, [...KEPT, 'packed'])
}

/** The pieces of an order that have not left, and are not back from a first try. */
export function unsentPieces(ordered: readonly LineQuantity[], shipments: readonly Packed[]): LineQuantity[] {
  return left(ordered, shipments, [...KEPT, 'back'])
}

export function computeFulfilmentState(
  ordered: readonly LineQuantity[],
  shipments: readonly Packed[],
): FulfilmentState {
  const states = new Set(shipments.map(({ state }) => state))
  const haveAnyLeft = [...KEPT, 'back' as const].some((state) => states.has(state))
  if (!haveAnyLeft) return ordered.length > 0 ? 'none' : 'not-sent'
  if (states.has('coming-back')) return 'coming-back'
  if (unsentPieces(ordered, shipments).length > 0) return 'part-shipped'
  if (left(ordered, shipments, KEPT).length > 0 || !KEPT.some((state) => states.has(state)))
    return 'coming-back'
  return states.has('shipped') ? 'shipped' : 'delivered'
}

export type OrderWord = 'To pack' | 'Part shipped' | 'Shipped' | 'Delivered' | 'Coming back' | 'Cancelled'

const words: Record<Exclude<FulfilmentState, 'none'>, OrderWord> = {
  'not-sent': 'Cancelled',
  'part-shipped': 'Part shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  'coming-back': 'Coming back',
}

/**
 * One word for where an order is. It says nothing of money, which has its own state.
 * @returns undefined for an order that is not paid: nothing is packed for it
 */
export function orderWord(money: OrderStatus, shipments: FulfilmentState): OrderWord | undefined {
  if (shipments !== 'none') return words[shipments]
  if (money === 'Refunded') return 'Cancelled'
  return money === 'Paid' ? 'To pack' : undefined
}

function left(
  ordered: readonly LineQuantity[],
  shipments: readonly Packed[],
  counted: readonly ShipmentState[],
): LineQuantity[] {
  return without(
    ordered,
    shipments.filter(({ state }) => counted.includes(state)).flatMap(({ lines }) => lines),
  )
}
