import { computeFulfilmentState, type LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Orders, StoredOrder } from '../../orders'
import type { Shipment, ShipmentChange, ShipmentsRepository } from '../shipments/shipments.repository'
import type { SentQuantities, SentQuantitiesReader } from './not-sent'

/** An order whose shipments are locked until the transaction ends. */
export interface HeldOrder {
  order: StoredOrder
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
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
}

export type HeldOrders = ReturnType<typeof createHeldOrders>

/** Makes every change to shipments: locks the order, and keeps its fulfilment state up to date. */
export function createHeldOrders(deps: HeldOrdersDeps) {
  const { repository, orders, sentPiecesOf, inTransaction, now } = deps

  /** Runs work while the order is locked. @throws AppError NOT_FOUND for an unknown order */
  function hold<T>(orderId: string, work: (held: HeldOrder) => Promise<T>): Promise<T> {
    return inTransaction(async () => {
      if (!(await orders.known(orderId))) throw new AppError('NOT_FOUND', 'Order not found.')
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
