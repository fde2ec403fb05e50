import { randomUUID } from 'node:crypto'
import type { Product } from 'shared-contracts/catalog/product'
import type { Language } from 'shared-contracts/i18n/language'
import { say } from 'shared-contracts/i18n/translatable-message'
import type { CustomerShipment, Order } from 'shared-contracts/orders/order'
import { canBecome } from 'shared-contracts/orders/order-status'
import type { Totals } from 'shared-contracts/orders/totals'
import { rupees } from 'shared-contracts/values/money'
import { currentTraceparent } from 'tracing/traced-requests'
import { AppError } from '../../errors'
import type { OrdersRepository, StoredOrder } from './orders.repository'
import { fingerprint } from './placing/fingerprint'
import type { OrderToPlace } from './placing/order-to-place'
import { type PricedLine, type Pricing, priceOrder } from './placing/pricing'
import { totalsInRupees } from './placing/totals-in-rupees'

/** Returns orders' shipments as customers see them. Orders missing from the result are shown without any. */
export type ShipmentsLookup = (ids: readonly string[]) => Promise<ReadonlyMap<string, CustomerShipment[]>>

interface OrdersServiceDeps {
  repository: OrdersRepository
  shipmentsOf: ShipmentsLookup
  products: (ids?: readonly string[]) => Promise<readonly Product[]>
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
}

export function createOrdersService(deps: OrdersServiceDeps) {
  const { repository, products, shipmentsOf, inTransaction, now } = deps

  /** Places an order, or finds it again if the same one is sent twice. @param language the page's language */
  function place(customerId: string, sent: OrderToPlace, language: Language): Promise<Order> {
    if (sent.userId !== customerId)
      throw new AppError('FORBIDDEN', 'You can only place orders for the account you’re logged in to.')
    const contentHash = fingerprint(sent)
    return inTransaction(async () => {
      const pricing = priceOrder(sent, await products(listProductIds(sent)))
      if (pricing.kind === 'priced') {
        const order = { ...newOrder(sent, contentHash, pricing.totals), language }
        if (await repository.add(order, pricing.lines)) return toWireOrder(order, pricing.lines)
      }
      // Looked up last: nearly every order is new. An earlier order is found even if prices have changed.
      const before = await repository.find(customerId, sent.orderId)
      if (before) return repeat(before, contentHash)
      throw toRefusal(pricing, sent.orderId)
    })
  }

  function newOrder(sent: OrderToPlace, contentHash: string, totals: Totals): Omit<StoredOrder, 'language'> {
    return {
      id: randomUUID(),
      customerId: sent.userId,
      orderId: sent.orderId,
      contentHash,
      status: 'Pending',
      paymentMethod: 'Prepaid',
      paymentId: null,
      ...totals,
      shippingAddress: sent.shippingAddress,
      createdAt: now(),
      fulfilmentState: 'none',
      addressVersion: 1,
      traceparent: currentTraceparent(),
    }
  }

  async function repeat(before: StoredOrder, contentHash: string): Promise<Order> {
    if (before.contentHash !== contentHash)
      throw new AppError(
        'ORDER_ID_REUSED',
        say('Order {orderId} has already been placed with different details.', { orderId: before.orderId }),
      )
    return withLines(before)
  }

  async function withLines(order: StoredOrder): Promise<Order> {
    const lines = await repository.linesOf([order.id])
    return toWireOrder(order, lines.get(order.id) ?? [])
  }

  /** Lists a customer's orders, newest first. */
  async function listOf(customerId: string): Promise<Order[]> {
    const found = await repository.listOf(customerId)
    const lines = await repository.linesOf(found.map((order) => order.id))
    const shipments = await shipmentsOf(found.filter(hasLeft).map((order) => order.id))
    return found.map((order) => ({
      ...toWireOrder(order, lines.get(order.id) ?? []),
      ...shown(shipments.get(order.id)),
    }))
  }

  async function find(customerId: string, orderId: string): Promise<Order> {
    const order = await stored(customerId, orderId)
    return { ...(await withLines(order)), ...(await shipmentsIn(order)) }
  }

  async function shipmentsIn(order: StoredOrder): Promise<Pick<Order, 'shipments'>> {
    return hasLeft(order) ? shown((await shipmentsOf([order.id])).get(order.id)) : {}
  }

  async function stored(customerId: string, orderId: string): Promise<StoredOrder> {
    const order = await repository.find(customerId, orderId)
    // Hides whether another customer's order exists.
    if (!order) throw new AppError('NOT_FOUND', say('Order {orderId} was not found.', { orderId }))
    return order
  }

  function reopen(id: string, who: string): Promise<void> {
    return inTransaction(async () => {
      const order = await repository.lock(id)
      if (order.status === 'Pending' || !canBecome(order.status, 'Pending')) return
      await repository.become(order, 'Pending')
      await repository.addToJournal({ order: id, at: now(), who, kind: 'reopened' })
    })
  }

  return { place, listOf, find, shipmentsIn, stored, reopen }
}

function hasLeft({ fulfilmentState }: StoredOrder): boolean {
  return fulfilmentState !== 'none'
}

function shown(shipments: CustomerShipment[] | undefined): Pick<Order, 'shipments'> {
  return shipments?.length ? { shipments } : {}
}

function toRefusal(pricing: Pricing, orderId: string): Error {
  if (pricing.kind === 'not-sold') return new AppError('INVALID_INPUT', pricing.said)
  if (pricing.kind === 'sold-out') return new AppError('SOLD_OUT', pricing.said)
  if (pricing.kind === 'price-changed')
    return new AppError('PRICE_CHANGED', pricing.said, { figures: pricing.figures })
  return new Error(`Order ${orderId} was neither added nor found.`)
}

/** Returns the ids of an order's products; undefined for all, because a line without an id is found by name. */
function listProductIds({ products }: OrderToPlace): string[] | undefined {
  const ids = products.flatMap(({ productId }) => productId ?? [])
  return ids.length === products.length ? ids : undefined
}

/** Converts an order for responses, without its shipments. */
export function toWireOrder(order: StoredOrder, lines: readonly PricedLine[]): Omit<Order, 'shipments'> {
  return {
    orderId: order.orderId,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentId: order.paymentId,
    createdAt: order.createdAt.toISOString(),
    products: lines.map(({ price, ...line }) => ({ ...line, price: rupees(price) })),
    shippingAddress: order.shippingAddress,
    ...totalsInRupees(order),
  }
}

export type OrdersService = ReturnType<typeof createOrdersService>
