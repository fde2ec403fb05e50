import {
  computeFulfilmentState,
  type LineQuantity,
  piecesToShip,
} from 'shared-contracts/fulfilment/shipments'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Stock } from '../../catalog/stock'
import type { Orders, StoredOrder } from '../../orders'
import type { Shipment, ShipmentChange, ShipmentsRepository } from '../shipments/shipments.repository'
import type { SentQuantities, SentQuantitiesReader } from './not-sent'

/** A variant, and how many packs of it an order's line has. */
export interface OrderedPack {
  productId: string
  variantId: string
  quantity: number
}

/** An order whose shipments are locked until the transaction ends. */
export interface HeldOrder {
  order: StoredOrder
  /** The order's lines, as packs of the catalogue. */
  packs: OrderedPack[]
  /** The items to send: those of the order minus those refunded instead. */
  wanted: LineQuantity[]
  notSent: LineQuantity[]
  shipments: Shipment[]
}

export interface Packer {
  id: string
  name: string
}

export interface Changed {
  shipment: Shipment
  /** The shipment before the change; unset for a new one. */
  before?: Shipment
  /** False if the call repeats an earlier one. */
  isNews: boolean
}

interface HeldOrdersDeps {
  repository: ShipmentsRepository
  orders: Pick<Orders, 'known' | 'lock' | 'linesOf'>
  sentPiecesOf: SentQuantitiesReader
  stock: Pick<Stock, 'settle'>
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
}

export type HeldOrders = ReturnType<typeof createHeldOrders>

/** Makes every change to shipments: locks the order, and keeps its fulfilment state up to date. */
export function createHeldOrders(deps: HeldOrdersDeps) {
  const { repository, orders, sentPiecesOf, stock, inTransaction, now } = deps

  /** Runs work while the order is locked. @throws AppError NOT_FOUND for an unknown order */
  function hold<T>(orderId: string, work: (held: HeldOrder) => Promise<T>): Promise<T> {
    return inTransaction(async () => {
      if (!(await orders.known(orderId))) throw new AppError('NOT_FOUND', 'Order not found.')
      const order = await orders.lock(orderId)
      const shipments = await shipmentsOf(orderId)
      const packs = (await orders.linesOf([orderId])).get(orderId) ?? []
      const result = await work({ order, packs, shipments, ...(await sentOf(orderId, packs, shipments)) })
      const after = await shipmentsOf(orderId)
      const { wanted } = await sentOf(orderId, packs, after)
      await repository.setFulfilmentState(orderId, computeFulfilmentState(wanted, after))
      if (order.status === 'Paid') await stock.settle(orderId, packsIn(packs, piecesToShip(wanted, after)))
      return result
    })
  }

  async function sentOf(
    orderId: string,
    packs: readonly OrderedPack[],
    shipments: readonly Shipment[],
  ): Promise<SentQuantities> {
    return (await sentPiecesOf(new Map([[orderId, packs]]), new Map([[orderId, shipments]])))(orderId)
  }

  /** Runs work while the shipment's order is locked. @throws AppError NOT_FOUND for an unknown shipment */
  async function holdOf<T>(
    shipmentId: string,
    work: (shipment: Shipment, held: HeldOrder) => Promise<T>,
  ): Promise<T> {
    const { order } = await read(shipmentId)
    return hold(order, async (held) => work(await read(shipmentId), held))
  }

  async function read(shipmentId: string): Promise<Shipment> {
    const shipment = await repository.find(shipmentId)
    if (!shipment) throw new AppError('NOT_FOUND', 'Shipment not found.')
    return shipment
  }

  async function shipmentsOf(orderId: string): Promise<Shipment[]> {
    return (await repository.of([orderId])).get(orderId) ?? []
  }

  /** Changes a shipment. @throws AppError CHANGED_MEANWHILE if it has changed since the given version */
  async function change(before: Shipment, version: number, by: Packer, to: ShipmentChange): Promise<Changed> {
    const isChanged = await repository.change(before.id, version, {
      ...to,
      changedAt: now(),
      changedBy: by.name,
    })
    if (!isChanged) throw changedMeanwhile(before.changedBy, before.changedAt)
    return { shipment: await read(before.id), before, isNews: true }
  }

  return { hold, holdOf, read, change }
}

/** Converts items of an order's lines to packs of the catalogue. */
export function packsIn(ordered: readonly OrderedPack[], pieces: readonly LineQuantity[]): OrderedPack[] {
  return pieces.flatMap(({ line, quantity }) => {
    const pack = ordered[line]
    return pack ? [{ productId: pack.productId, variantId: pack.variantId, quantity }] : []
  })
}
