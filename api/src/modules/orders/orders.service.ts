import { randomUUID } from 'node:crypto'
import type { Language } from 'shared-contracts/i18n/language'
import { say } from 'shared-contracts/i18n/translatable-message'
import type { CustomerShipment, Order } from 'shared-contracts/orders/order'
import { canBecome } from 'shared-contracts/orders/order-status'
import type { Totals } from 'shared-contracts/orders/totals'
import type { CaseSummary } from 'shared-contracts/support/cases/case-schema'
import { paise, rupees } from 'shared-contracts/values/money'
import { currentTraceparent } from 'tracing/traced-requests'
import { AppError } from '../../errors'
import type { ChooseDiscount, ChosenDiscount, DiscountChoice, RefusedCode } from './discounts/choose-discount'
import { sumOf } from './discounts/pricing/allocate'
import { describeChangedDiscount, describeRefusal } from './discounts/refusal-sentences'
import type { SoldProduct } from './holds/order-hold'
import type { OrderHolds } from './holds/order-holds'
import type { OrdersRepository, StoredOrder } from './orders.repository'
import { fingerprint } from './placing/fingerprint'
import type { OrderToPlace } from './placing/order-to-place'
import { asksForDiscount, findLines, type PricedLine, type Pricing, priceOrder } from './placing/pricing'
import { totalsInRupees } from './placing/totals-in-rupees'

/** Returns orders' shipments as customers see them. Orders missing from the result are shown without any. */
export type ShipmentsLookup = (ids: readonly string[]) => Promise<ReadonlyMap<string, CustomerShipment[]>>

/** Returns customers' requests about the given orders. Orders without any are missing from the result. */
export type CasesLookup = (ids: readonly string[]) => Promise<ReadonlyMap<string, CaseSummary[]>>

interface OrdersServiceDeps {
  repository: OrdersRepository
  shipmentsOf: ShipmentsLookup
  casesOf: CasesLookup
  products: (ids?: readonly string[]) => Promise<readonly SoldProduct[]>
  holds: Pick<OrderHolds, 'take'>
  chooseDiscount: ChooseDiscount
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
}

export function createOrdersService(deps: OrdersServiceDeps) {
  const { repository, products, shipmentsOf, casesOf, holds, chooseDiscount, inTransaction, now } = deps

  /** Places an order, or finds it again if the same one is sent twice. @param language the page's language */
  function place(customerId: string, sent: OrderToPlace, language: Language): Promise<Order> {
    if (sent.userId !== customerId)
      throw new AppError('FORBIDDEN', 'You can only place orders for the account you’re logged in to.')
    const contentHash = fingerprint(sent)
    return inTransaction(async () => {
      const found = await products(listProductIds(sent))
      const choice = asksForDiscount(sent) ? await chooseFor(sent, found) : undefined
      const pricing = priceOrder(sent, found, choice?.chosen?.allocation)
      if (pricing.kind === 'priced' && !choice?.refused) {
        const order = { ...newOrder(sent, contentHash, pricing.totals, choice?.chosen), language }
        if (await repository.add(order, pricing.lines)) {
          const discount = choice?.chosen?.discount.id
          await holds.take({ order, sent, lines: pricing.lines, products: found, discount })
          return toWireOrder(order, pricing.lines)
        }
      }
      // Looked up last: nearly every order is new. An earlier order is found even if prices have changed.
      const before = await repository.find(customerId, sent.orderId)
      if (before) return repeat(before, contentHash)
      throw toRefusal(pricing, sent.orderId, choice?.refused)
    })
  }

  function chooseFor(sent: OrderToPlace, found: readonly SoldProduct[]): Promise<DiscountChoice> {
    const lines = findLines(sent.products, found)
    return chooseDiscount({ code: sent.code, customerId: sent.userId, lines, products: found }, true)
  }

  function newOrder(
    sent: OrderToPlace,
    contentHash: string,
    totals: Totals,
    chosen: ChosenDiscount | undefined,
  ): Omit<StoredOrder, 'language'> {
    return {
      id: randomUUID(),
      customerId: sent.userId,
      orderId: sent.orderId,
      contentHash,
      status: 'Pending',
      paymentMethod: 'Prepaid',
      paymentId: null,
      ...totals,
      discount: chosen ? sumOf(chosen.allocation) : paise(0),
      shippingDiscount: chosen?.allocation.shipping ?? paise(0),
      discountCode: chosen?.discount.code ?? null,
      discountName: chosen && chosen.discount.code === null ? chosen.discount.name : null,
      shippingAddress: sent.shippingAddress,
      createdAt: now(),
      fulfilmentState: 'none',
      addressVersion: 1,
      traceparent: currentTraceparent(),
      cancelledAt: null,
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
    const cases = await casesOf(found.map((order) => order.id))
    return found.map((order) => ({
      ...toWireOrder(order, lines.get(order.id) ?? []),
      ...shown(shipments.get(order.id)),
      ...shownCases(cases.get(order.id)),
    }))
  }

  async function find(customerId: string, orderId: string): Promise<Order> {
    const order = await stored(customerId, orderId)
    const cases = (await casesOf([order.id])).get(order.id)
    return { ...(await withLines(order)), ...(await shipmentsIn(order)), ...shownCases(cases) }
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
      if (order.cancelledAt || order.status === 'Pending' || !canBecome(order.status, 'Pending')) return
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

function shownCases(cases: CaseSummary[] | undefined): Pick<Order, 'cases'> {
  return cases?.length ? { cases } : {}
}

function toRefusal(pricing: Pricing, orderId: string, refused: RefusedCode | undefined): Error {
  if (pricing.kind === 'not-sold') return new AppError('INVALID_INPUT', pricing.said)
  if (pricing.kind === 'sold-out') return new AppError('SOLD_OUT', pricing.said)
  if (pricing.kind === 'price-changed')
    return new AppError('PRICE_CHANGED', pricing.said, { figures: pricing.figures })
  if (refused) return new AppError('DISCOUNT_CHANGED', describeRefusal(refused), { figures: pricing.figures })
  if (pricing.kind === 'discount-changed')
    return new AppError('DISCOUNT_CHANGED', describeChangedDiscount(pricing.figures), {
      figures: pricing.figures,
    })
  return new Error(`Order ${orderId} was neither added nor found.`)
}

/** Returns the ids of an order's products; undefined for all, because a line without an id is found by name. */
function listProductIds({ products }: OrderToPlace): string[] | undefined {
  const ids = products.flatMap(({ productId }) => productId ?? [])
  return ids.length === products.length ? ids : undefined
}

/** Converts an order for responses, without its shipments and cases. */
export function toWireOrder(
  order: StoredOrder,
  lines: readonly PricedLine[],
): Omit<Order, 'shipments' | 'cases'> {
  return {
    orderId: order.orderId,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentId: order.paymentId,
    createdAt: order.createdAt.toISOString(),
    products: lines.map(({ price, discount, ...line }) => ({
      ...line,
      price: rupees(price),
      ...(discount > 0 && { discount: rupees(discount) }),
    })),
    shippingAddress: order.shippingAddress,
    ...totalsInRupees(order),
    ...discountOf(order),
  }
}

/** Converts an order's discount, if it has one. */
export function discountOf({ discount, discountCode, discountName }: StoredOrder): Pick<Order, 'discount'> {
  if (discount === 0) return {}
  const source = discountCode === null ? { name: discountName ?? '' } : { code: discountCode }
  return { discount: { ...source, amount: rupees(discount) } }
}

export type OrdersService = ReturnType<typeof createOrdersService>
