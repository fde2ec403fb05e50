import type { OrderStatus } from '../orders/order-status'

/** The allowed transitions of a shipment. It can be cancelled until it is handed over. */
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

/** A quantity of one order line. */
export interface LineQuantity {
  /** The line's index in its order, from 0. */
  line: number
  quantity: number
}

interface Packed {
  state: ShipmentState
  lines: readonly LineQuantity[]
}

/** The combined state of an order's shipments. */
const fulfilmentStates = ['none', 'not-sent', 'part-shipped', 'shipped', 'delivered', 'coming-back'] as const
export type FulfilmentState = (typeof fulfilmentStates)[number]

const KEPT: readonly ShipmentState[] = ['shipped', 'delivered', 'coming-back']
const HELD: readonly ShipmentState[] = [...KEPT, 'packing', 'packed']

/**
 * Returns the items of an order that will not be sent: refunded items that the customer does not have. If part
 * of a line has been shipped, a refund covers the unshipped part first. The other functions here expect an
 * order without these items.
 */
export function piecesNotSent(
  ordered: readonly LineQuantity[],
  shipments: readonly Packed[],
  refunded: readonly LineQuantity[],
): LineQuantity[] {
  const unsent = left(ordered, shipments, KEPT)
  return without(unsent, without(unsent, refunded))
}

/** Subtracts the taken items, line by line. */
export function without(pieces: readonly LineQuantity[], taken: readonly LineQuantity[]): LineQuantity[] {
  return pieces.flatMap(({ line, quantity }) => {
    const gone = taken.filter((one) => one.line === line)
    const rest = quantity - gone.reduce((sum, one) => sum + one.quantity, 0)
    return rest > 0 ? [{ line, quantity: rest }] : []
  })
}

/** Returns the items of an order that are in no shipment, or only in ones that were cancelled or came back. */
export function openPieces(ordered: readonly LineQuantity[], shipments: readonly Packed[]): LineQuantity[] {
  return left(ordered, shipments, HELD)
}

/** Returns the items of an order that still have to be picked, including those being packed. */
export function piecesToPick(ordered: readonly LineQuantity[], shipments: readonly Packed[]): LineQuantity[] {
  return left(ordered, shipments, [...KEPT, 'packed'])
}

/** Returns the items of an order that are still in the shop: packed or not, or back from a failed delivery. */
export function piecesToShip(ordered: readonly LineQuantity[], shipments: readonly Packed[]): LineQuantity[] {
  return left(ordered, shipments, KEPT)
}

/** Returns the items of an order that have never left, not even in a shipment that came back. */
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

/** True if some of the order still has to be shipped, and it therefore has a due date. */
export function isToShip(word: OrderWord | undefined): boolean {
  return word === 'To pack' || word === 'Part shipped'
}

/** Returns an order's shipment status; undefined for an unpaid order of which nothing has been shipped. */
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
