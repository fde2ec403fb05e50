import { computeFulfilmentState, type LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Orders, StoredOrder } from '../../orders'
import type { Shipment, ShipmentChange, ShipmentsRepository } from '../shipments/shipments.repository'
import type { SentQuantities, SentQuantitiesReader } from './not-sent'

/** An order whose shipments nobody else changes until the transaction ends. */
export interface HeldOrder {
  order: StoredOrder
  /** What is sent of it: what was ordered, less what money went back for before. */
  wanted: LineQuantity[]
  notSent: LineQuantity[]
  shipments: Shipment[]
}

/** Who packs or sends. */
export interface Packer {
  id: string
  name: string
}

export interface Changed {
  shipment: Shipment
  /** As it was; none for a new one. */
  before?: Shipment
  /** False for the repeat of a call that was answered before. */
  isNews: boolean
}

interface HeldOrdersDeps {
  repository: ShipmentsRepository
  orders: Pick<Orders, 'known' | 'lock' | 'linesOf'>
  sentPiecesOf: SentQuantitiesReader
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
}

export type HeldOrders = ReturnType<typeof createHeldOrders>

/** The one way to change shipments: one at a time for each order, and the order's own sum of them stays right. */
export function createHeldOrders(deps: HeldOrdersDeps) {
  const { repository, orders, sentPiecesOf, inTransaction, now } = deps

  /** @throws AppError NOT_FOUND without such an order */
  function hold<T>(orderId: string, work: (held: HeldOrder) => Promise<T>): Promise<T> {
    return inTransaction(async () => {
      if (!(await orders.known(orderId))) throw new AppError('NOT_FOUND', 'There is no such order.')
      const order = await orders.lock(orderId)
      const shipments = await shipmentsOf(orderId)
      const result = await work({ order, shipments, ...(await sentOf(orderId, shipments)) })
      const after = await shipmentsOf(orderId)
      await repository.setFulfilmentState(
        orderId,
        computeFulfilmentState((await sentOf(orderId, after)).wanted, after),
      )
      return result
    })
  }

  async function sentOf(orderId: string, shipments: readonly Shipment[]): Promise<SentQuantities> {
    const lines = await orders.linesOf([orderId])
    return (await sentPiecesOf(lines, new Map([[orderId, shipments]])))(orderId)
  }

  /** @throws AppError NOT_FOUND without such a shipment */
  async function holdOf<T>(
    shipmentId: string,
    work: (shipment: Shipment, held: HeldOrder) => Promise<T>,
  ): Promise<T> {
    const { order } = await read(shipmentId)
    return hold(order, async (held) => work(await read(shipmentId), held))
  }

  async function read(shipmentId: string): Promise<Shipment> {
    const shipment = await repository.find(shipmentId)
    if (!shipment) throw new AppError('NOT_FOUND', 'There is no such parcel.')
    return shipment
  }

  async function shipmentsOf(orderId: string): Promise<Shipment[]> {
    return (await repository.of([orderId])).get(orderId) ?? []
  }

  /**
   * Changes a shipment as somebody saw it.
   * @throws AppError CHANGED_MEANWHILE when it is not of that version any more
   */
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
