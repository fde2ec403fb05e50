import { randomUUID } from 'node:crypto'
import { canParcelBecome, openPieces, type Pieces } from 'shared-contracts/fulfilment/parcels'
import { areAmong } from 'shared-contracts/fulfilment/returns'
import { changedMeanwhile } from '../../changed-meanwhile'
import { AppError } from '../../errors'
import type { Changed, HeldOrder, HeldOrders, Packer } from './held-order'
import { refuseRefunded } from './not-sent'
import type { Parcel, ShipmentsRepository } from './shipments.repository'

export interface PackingDeps {
  held: HeldOrders
  repository: Pick<ShipmentsRepository, 'add' | 'find'>
  now: () => Date
}

export type Packing = ReturnType<typeof createPacking>

export function createPacking({ held, repository, now }: PackingDeps) {
  /**
   * Begins a parcel: "Asha is packing this".
   * @param pieces what goes into it; everything that is open unless said
   * @param id its id, where the caller has named it already; the same again is the same parcel
   * @throws AppError WRONG_STATE for an order that is not paid; CHANGED_MEANWHILE when that is in other parcels by now
   */
  function begin(orderId: string, by: Packer, pieces?: readonly Pieces[], id?: string): Promise<Changed> {
    return held.hold(orderId, async (order) => {
      const same = id && (await repository.find(id))
      if (!same) return beginHeld(order, by, pieces, id)
      if (same.order !== orderId) throw new AppError('INVALID_INPUT', 'Another parcel has this key.')
      return { parcel: same, isNews: false }
    })
  }

  async function beginHeld(
    { order, wanted, notSent, parcels }: HeldOrder,
    by: Packer,
    pieces?: readonly Pieces[],
    id: string = randomUUID(),
  ): Promise<Changed> {
    if (order.status !== 'Paid')
      throw new AppError('WRONG_STATE', 'Only an order that is paid is packed. Please look at its money.')
    const open = openPieces(wanted, parcels)
    const inside = pieces ?? open
    if (inside.length === 0 || !areAmong(inside, open))
      throw notSent.length > 0 ? alreadyRefunded() : taken(parcels)
    const parcel = newParcel(id, order.id, parcels.length + 1, by)
    await repository.add({ ...parcel, lines: inside })
    const lines = inside.map(({ line, quantity }) => ({ line, quantity }))
    return { parcel: { ...parcel, lines }, isNews: true }
  }

  function newParcel(id: string, order: string, number: number, by: Packer): Omit<Parcel, 'lines'> {
    const at = now()
    return {
      id,
      order,
      number,
      state: 'packing',
      packer: by.id,
      packerName: by.name,
      createdAt: at,
      changedAt: at,
      changedBy: by.name,
      version: 1,
      ...nothingYet,
    }
  }

  /** Everything is in the parcel, and it is closed. */
  function pack(parcelId: string, version: number, by: Packer): Promise<Changed> {
    return held.holdOf(parcelId, async (parcel, order) => {
      if (parcel.state === 'packed' && parcel.packer === by.id) return { parcel, isNews: false }
      refuseRefunded(parcel, order)
      return held.change(parcel, versionIf(parcel, version, 'packed'), by, {
        state: 'packed',
        packedAt: now(),
        packer: by.id,
        packerName: by.name,
      })
    })
  }

  /** Puts everything back on the shelf; also ends "Asha is packing this". */
  function cancel(parcelId: string, version: number, by: Packer): Promise<Changed> {
    return held.holdOf(parcelId, async (parcel) => {
      if (parcel.state === 'cancelled') return { parcel, isNews: false }
      return held.change(parcel, versionIf(parcel, version, 'cancelled'), by, { state: 'cancelled' })
    })
  }

  /**
   * Cancels whatever of an order has not left, because the order is cancelled.
   * @throws AppError WRONG_STATE when a parcel has been handed over
   */
  function cancelAll(orderId: string, by: Packer): Promise<void> {
    return held.hold(orderId, async ({ parcels }) => {
      const isGone = parcels.some(
        ({ state }) => state !== 'cancelled' && !canParcelBecome(state, 'cancelled'),
      )
      if (isGone) throw new AppError('WRONG_STATE', 'A parcel of this order has been shipped already.')
      for (const parcel of parcels.filter(({ state }) => state !== 'cancelled'))
        await held.change(parcel, parcel.version, by, { state: 'cancelled' })
    })
  }

  return { begin, beginHeld, pack, cancel, cancelAll }
}

const nothingYet = {
  courier: null,
  courierName: null,
  trackingAddress: null,
  awb: null,
  mail: null,
  repeatKey: null,
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
}

/** @throws AppError CHANGED_MEANWHILE when the parcel is past that, or was changed since the caller saw it */
function versionIf(parcel: Parcel, version: number, to: 'packed' | 'cancelled'): number {
  if (!canParcelBecome(parcel.state, to)) throw changedMeanwhile(parcel.changedBy, parcel.changedAt)
  return version
}

function alreadyRefunded(): Error {
  return new AppError(
    'WRONG_STATE',
    'Money went back for a part of this order: that is not sent. Please see what is left.',
  )
}

function taken(parcels: readonly Parcel[]): Error {
  const last = parcels.reduce<Parcel | undefined>(
    (newest, parcel) => (newest && newest.changedAt > parcel.changedAt ? newest : parcel),
    undefined,
  )
  if (last) return changedMeanwhile(last.changedBy, last.changedAt)
  return new AppError('INVALID_INPUT', 'The parcel holds something that was not ordered.')
}
