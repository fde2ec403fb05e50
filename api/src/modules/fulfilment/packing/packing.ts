import { randomUUID } from 'node:crypto'
import { areContained } from 'shared-contracts/fulfilment/returns'
import { canShipmentBecome, type LineQuantity, openPieces } from 'shared-contracts/fulfilment/shipments'
import { hasAnyLeft } from 'shared-contracts/orders/cancellation'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Shipment, ShipmentsRepository } from '../shipments/shipments.repository'
import type { Changed, HeldOrder, HeldOrders, Packer } from './held-orders'
import { refuseRefunded } from './not-sent'

interface PackingDeps {
  held: HeldOrders
  repository: Pick<ShipmentsRepository, 'add' | 'find'>
  now: () => Date
}

export type Packing = ReturnType<typeof createPacking>

export function createPacking({ held, repository, now }: PackingDeps) {
  /**
   * Starts a shipment: "Asha is packing this".
   * @param pieces what goes into it; defaults to everything open
   * @param id set if the caller has chosen one; repeating it returns the same shipment
   * @throws AppError WRONG_STATE for an unpaid order; CHANGED_MEANWHILE if the goods are in other shipments by now
   */
  function begin(
    orderId: string,
    by: Packer,
    pieces?: readonly LineQuantity[],
    id?: string,
  ): Promise<Changed> {
    return held.hold(orderId, async (order) => {
      const same = id && (await repository.find(id))
      if (!same) return beginHeld(order, by, pieces, id)
      if (same.order !== orderId) throw new AppError('INVALID_INPUT', 'Another parcel has this key.')
      return { shipment: same, isNews: false }
    })
  }

  async function beginHeld(
    { order, wanted, notSent, shipments }: HeldOrder,
    by: Packer,
    pieces?: readonly LineQuantity[],
    id: string = randomUUID(),
  ): Promise<Changed> {
    if (order.status !== 'Paid')
      throw new AppError('WRONG_STATE', 'Only an order that is paid is packed. Please look at its money.')
    const open = openPieces(wanted, shipments)
    const inside = pieces ?? open
    if (inside.length === 0 || !areContained(inside, open))
      throw notSent.length > 0 ? alreadyRefunded() : taken(shipments)
    const shipment = newShipment(id, order.id, shipments.length + 1, by)
    await repository.add({ ...shipment, lines: inside })
    const lines = inside.map(({ line, quantity }) => ({ line, quantity }))
    return { shipment: { ...shipment, lines }, isNews: true }
  }

  function newShipment(id: string, order: string, number: number, by: Packer): Omit<Shipment, 'lines'> {
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

  /** Closes a complete shipment. */
  function pack(shipmentId: string, version: number, by: Packer): Promise<Changed> {
    return held.holdOf(shipmentId, async (shipment, order) => {
      if (shipment.state === 'packed' && shipment.packer === by.id) return { shipment, isNews: false }
      refuseRefunded(shipment, order)
      return held.change(shipment, versionIf(shipment, version, 'packed'), by, {
        state: 'packed',
        packedAt: now(),
        packer: by.id,
        packerName: by.name,
      })
    })
  }

  /** Cancels a shipment whose goods go back on the shelf; also ends "Asha is packing this". */
  function cancel(shipmentId: string, version: number, by: Packer): Promise<Changed> {
    return held.holdOf(shipmentId, async (shipment) => {
      if (shipment.state === 'cancelled') return { shipment, isNews: false }
      return held.change(shipment, versionIf(shipment, version, 'cancelled'), by, { state: 'cancelled' })
    })
  }

  /**
   * Cancels everything unshipped because the order is cancelled.
   * @throws AppError WRONG_STATE if a shipment was handed over
   */
  function cancelAll(orderId: string, by: Packer): Promise<void> {
    return held.hold(orderId, async ({ shipments }) => {
      if (hasAnyLeft(shipments))
        throw new AppError('WRONG_STATE', 'A parcel of this order has been shipped already.')
      for (const shipment of shipments.filter(({ state }) => state !== 'cancelled'))
        await held.change(shipment, shipment.version, by, { state: 'cancelled' })
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

/** @throws AppError CHANGED_MEANWHILE if the shipment is past that state, or has changed since the caller read it */
function versionIf(shipment: Shipment, version: number, to: 'packed' | 'cancelled'): number {
  if (!canShipmentBecome(shipment.state, to)) throw changedMeanwhile(shipment.changedBy, shipment.changedAt)
  return version
}

function alreadyRefunded(): Error {
  return new AppError(
    'WRONG_STATE',
    'Money went back for a part of this order: that is not sent. Please see what is left.',
  )
}

function taken(shipments: readonly Shipment[]): Error {
  const last = shipments.reduce<Shipment | undefined>(
    (newest, shipment) => (newest && newest.changedAt > shipment.changedAt ? newest : shipment),
    undefined,
  )
  if (last) return changedMeanwhile(last.changedBy, last.changedAt)
  return new AppError('INVALID_INPUT', 'The parcel holds something that was not ordered.')
}
