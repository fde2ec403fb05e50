import type { OrderStatus } from './order-status'

/** What a parcel can become next. It can be cancelled until it is handed over. */
export const parcelTransitions = {
  packing: ['packed', 'shipped', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'coming-back'],
  delivered: [],
  'coming-back': ['delivered', 'back'],
  back: [],
  cancelled: [],
} as const

export type ParcelState = keyof typeof parcelTransitions
export const parcelStates = Object.keys(parcelTransitions) as ParcelState[]

export function canParcelBecome(from: ParcelState, to: ParcelState): boolean {
  return (parcelTransitions[from] as readonly ParcelState[]).includes(to)
}

/** Pieces of one line of an order. */
export interface Pieces {
  /** The line's place in its order, from 0. */
  line: number
  quantity: number
}

interface Packed {
  state: ParcelState
  lines: readonly Pieces[]
}

/** How far the parcels of one order are, taken together. */
export const parcelSums = ['none', 'part-shipped', 'shipped', 'delivered', 'coming-back'] as const
export type ParcelSum = (typeof parcelSums)[number]

const KEPT: readonly ParcelState[] = ['shipped', 'delivered', 'coming-back']
const HELD: readonly ParcelState[] = [...KEPT, 'packing', 'packed']

/** The pieces of an order that are in no parcel, or only in one that was cancelled or came back. */
export function openPieces(ordered: readonly Pieces[], parcels: readonly Packed[]): Pieces[] {
  return left(ordered, parcels, HELD)
}

/** The pieces of an order that are still to be fetched from the shelf: what is being packed as well. */
export function piecesToPick(ordered: readonly Pieces[], parcels: readonly Packed[]): Pieces[] {
  return left(ordered, parcels, [...KEPT, 'packed'])
}

/** The pieces of an order that have not left, and are not back from a first try. */
export function unsentPieces(ordered: readonly Pieces[], parcels: readonly Packed[]): Pieces[] {
  return left(ordered, parcels, [...KEPT, 'back'])
}

export function sumOfParcels(ordered: readonly Pieces[], parcels: readonly Packed[]): ParcelSum {
  const states = new Set(parcels.map(({ state }) => state))
  const haveAnyLeft = [...KEPT, 'back' as const].some((state) => states.has(state))
  if (!haveAnyLeft) return 'none'
  if (states.has('coming-back')) return 'coming-back'
  if (unsentPieces(ordered, parcels).length > 0) return 'part-shipped'
  if (left(ordered, parcels, KEPT).length > 0) return 'coming-back'
  return states.has('shipped') ? 'shipped' : 'delivered'
}

export type OrderWord = 'To pack' | 'Part shipped' | 'Shipped' | 'Delivered' | 'Coming back' | 'Cancelled'

const words: Record<Exclude<ParcelSum, 'none'>, OrderWord> = {
  'part-shipped': 'Part shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  'coming-back': 'Coming back',
}

/**
 * One word for where an order is. It says nothing of money, which has its own state.
 * @returns undefined for an order that is not paid: nothing is packed for it
 */
export function orderWord(money: OrderStatus, parcels: ParcelSum): OrderWord | undefined {
  if (parcels !== 'none') return words[parcels]
  if (money === 'Refunded') return 'Cancelled'
  return money === 'Paid' ? 'To pack' : undefined
}

function left(
  ordered: readonly Pieces[],
  parcels: readonly Packed[],
  counted: readonly ParcelState[],
): Pieces[] {
  const inParcels = parcels.filter(({ state }) => counted.includes(state)).flatMap(({ lines }) => lines)
  return ordered.flatMap(({ line, quantity }) => {
    const gone = inParcels.filter((pieces) => pieces.line === line)
    const open = quantity - gone.reduce((sum, pieces) => sum + pieces.quantity, 0)
    return open > 0 ? [{ line, quantity: open }] : []
  })
}
