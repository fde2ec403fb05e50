import type { Product, Variant } from 'shared-contracts/catalog/product'
import type { StoredOrder } from '../orders.repository'
import type { OrderToPlace } from '../placing/order-to-place'
import type { PricedLine } from '../placing/pricing'

/** A product as orders are priced from it. */
export interface SoldProduct extends Omit<Product, 'variants'> {
  /** `isCounted`: the pack's stock is counted, so an order has to reserve it. */
  variants: (Variant & { isCounted?: boolean })[]
}

/** An order that was just stored, with what the browser sent and the products it was priced from. */
export interface PlacedOrder {
  order: StoredOrder
  sent: OrderToPlace
  lines: readonly PricedLine[]
  products: readonly SoldProduct[]
  /** The id of its discount. */
  discount?: string | undefined
}

/**
 * Something that an order takes while it is placed and holds until it is paid or given up, such as stock. Each
 * call runs in a transaction that locks the order, and may be repeated; only `isLost` runs without one.
 */
export interface OrderHold {
  /** @returns true if the order now holds something. @throws AppError to refuse the order */
  take(placed: PlacedOrder): Promise<boolean>
  /** True if an unpaid order should hold something that it doesn't. Must be quick: every payment asks it. */
  isLost(orderId: string): Promise<boolean>
  /** Takes again what an unpaid order has lost. @throws AppError to refuse its payment */
  retake(order: StoredOrder): Promise<void>
  /**
   * Makes the hold of a paid order permanent, and takes lost things again. Can't refuse, because the money is
   * here: if something is gone, it reports that to the owner itself.
   * @returns false if something is gone
   */
  keep(order: StoredOrder): Promise<boolean>
  /** Gives back what an order that failed, expired or was cancelled held. */
  release(order: StoredOrder): Promise<void>
}
