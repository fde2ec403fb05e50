import { type Pieces, totalOfParcels } from 'shared-contracts/fulfilment/parcels'
import { changedMeanwhile } from '../../changed-meanwhile'
import { AppError } from '../../errors'
import type { Orders, StoredOrder } from '../orders'
import type { SentPieces, SentPiecesOf } from './not-sent'
import type { Parcel, ParcelChange, ShipmentsRepository } from './shipments.repository'

/** An order whose parcels nobody else changes until the transaction ends. */
export interface HeldOrder {
  order: StoredOrder
  /** What is sent of it: what was ordered, less what money went back for before. */
  wanted: Pieces[]
  notSent: Pieces[]
  parcels: Parcel[]
}

/** Who packs or sends. */
export interface Packer {
  id: string
  name: string
}

export interface Changed {
  parcel: Parcel
  /** As it was; none for a new one. */
  before?: Parcel
  /** False for the repeat of a call that was answered before. */
  isNews: boolean
}

export interface HeldOrdersDeps {
  repository: ShipmentsRepository
  orders: Pick<Orders, 'known' | 'lock' | 'linesOf'>
  sentPiecesOf: SentPiecesOf
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
}

export type HeldOrders = ReturnType<typeof createHeldOrders>

/** The one way to change parcels: one at a time for each order, and the order's own sum of them stays right. */
export function createHeldOrders(deps: HeldOrdersDeps) {
  const { repository, orders, sentPiecesOf, inTransaction, now } = deps

  /** @throws AppError NOT_FOUND without such an order */
  function hold<T>(orderId: string, work: (held: HeldOrder) => Promise<T>): Promise<T> {
    return inTransaction(async () => {
      if (!(await orders.known(orderId))) throw new AppError('NOT_FOUND', 'There is no such order.')
      const order = await orders.lock(orderId)
      const parcels = await parcelsOf(orderId)
      const result = await work({ order, parcels, ...(await sentOf(orderId, parcels)) })
      const after = await parcelsOf(orderId)
      await repository.setAmount(orderId, totalOfParcels((await sentOf(orderId, after)).wanted, after))
      return result
    })
  }

  async function sentOf(orderId: string, parcels: readonly Parcel[]): Promise<SentPieces> {
    const lines = await orders.linesOf([orderId])
    return (await sentPiecesOf(lines, new Map([[orderId, parcels]])))(orderId)
  }

  /** @throws AppError NOT_FOUND without such a parcel */
  async function holdOf<T>(
    parcelId: string,
    work: (parcel: Parcel, held: HeldOrder) => Promise<T>,
  ): Promise<T> {
    const { order } = await read(parcelId)
    return hold(order, async (held) => work(await read(parcelId), held))
  }

  async function read(parcelId: string): Promise<Parcel> {
    const parcel = await repository.find(parcelId)
    if (!parcel) throw new AppError('NOT_FOUND', 'There is no such parcel.')
    return parcel
  }

  async function parcelsOf(orderId: string): Promise<Parcel[]> {
    return (await repository.of([orderId])).get(orderId) ?? []
  }

  /**
   * Changes a parcel as somebody saw it.
   * @throws AppError CHANGED_MEANWHILE when it is not of that version any more
   */
  async function change(before: Parcel, version: number, by: Packer, to: ParcelChange): Promise<Changed> {
    const isChanged = await repository.change(before.id, version, {
      ...to,
      changedAt: now(),
      changedBy: by.name,
    })
    if (!isChanged) throw changedMeanwhile(before.changedBy, before.changedAt)
    return { parcel: await read(before.id), before, isNews: true }
  }

  return { hold, holdOf, read, change }
}
