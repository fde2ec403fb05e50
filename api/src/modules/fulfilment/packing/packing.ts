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
   * Starts packing `pieces` (all open items by default). Repeating it with an `id` returns the same shipment.
   * @throws AppError WRONG_STATE for an unpaid order; CHANGED_MEANWHILE if the items are in other shipments
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
      if (same.order !== orderId)
        throw new AppError('INVALID_INPUT', 'This Idempotency-Key belongs to another shipment.')
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
      throw new AppError('WRONG_STATE', 'This order isn’t paid, so it can’t be packed. Check its payments.')
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

  function pack(shipmentId: string, version: number, by: Packer): Promise<Changed> {
    return held.holdOf(shipmentId, (shipment, order) => packHeld(shipment, version, order, by))
  }

  /**
   * Packs the shipments this person has begun and all open items of an order. A repeat changes nothing.
   * @throws AppError WRONG_STATE if somebody else is packing the order, or nothing is left to pack
   */
  function packOpen(orderId: string, by: Packer): Promise<Changed[]> {
    return held.hold(orderId, async (order) => {
      const begun = order.shipments.filter(({ state }) => state === 'packing')
      const others = begun.find(({ packer }) => packer !== by.id)
      if (others) throw new AppError('WRONG_STATE', `${others.packerName} is packing this order.`)
      const hasOpen = openPieces(order.wanted, order.shipments).length > 0
      if (begun.length === 0 && !hasOpen && order.shipments.some(({ state }) => state === 'packed')) return []
      if (hasOpen || begun.length === 0) begun.push((await beginHeld(order, by)).shipment)
      const packed: Changed[] = []
      for (const shipment of begun) packed.push(await packHeld(shipment, shipment.version, order, by))
      return packed
    })
  }

  async function packHeld(
    shipment: Shipment,
    version: number,
    order: HeldOrder,
    by: Packer,
  ): Promise<Changed> {
    if (shipment.state === 'packed' && shipment.packer === by.id) return { shipment, isNews: false }
    refuseRefunded(shipment, order)
    return held.change(shipment, versionIf(shipment, version, 'packed'), by, {
      state: 'packed',
      packedAt: now(),
      packer: by.id,
      packerName: by.name,
    })
  }

  /** Cancels a shipment: its items go back on the shelf, and nobody is packing it any more. */
  function cancel(shipmentId: string, version: number, by: Packer): Promise<Changed> {
    return held.holdOf(shipmentId, async (shipment) => {
      if (shipment.state === 'cancelled') return { shipment, isNews: false }
      return held.change(shipment, versionIf(shipment, version, 'cancelled'), by, { state: 'cancelled' })
    })
  }

  /** Cancels all shipments of a cancelled order. @throws AppError WRONG_STATE if one was already handed over */
  function cancelAll(orderId: string, by: Packer): Promise<void> {
    return held.hold(orderId, async ({ shipments }) => {
      if (hasAnyLeft(shipments))
        throw new AppError('WRONG_STATE', 'A shipment of this order has already been shipped.')
      for (const shipment of shipments.filter(({ state }) => state !== 'cancelled'))
        await held.change(shipment, shipment.version, by, { state: 'cancelled' })
    })
  }

  return { begin, beginHeld, pack, packOpen, cancel, cancelAll }
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

/** @throws AppError CHANGED_MEANWHILE if the shipment can no longer reach that state */
function versionIf(shipment: Shipment, version: number, to: 'packed' | 'cancelled'): number {
  if (!canShipmentBecome(shipment.state, to)) throw changedMeanwhile(shipment.changedBy, shipment.changedAt)
  return version
}

function alreadyRefunded(): Error {
  return new AppError(
    'WRONG_STATE',
    'Part of this order was refunded and won’t be shipped. Check the remaining items.',
  )
}

function taken(shipments: readonly Shipment[]): Error {
  const last = shipments.reduce<Shipment | undefined>(
    (newest, shipment) => (newest && newest.changedAt > shipment.changedAt ? newest : shipment),
    undefined,
  )
  if (last) return changedMeanwhile(last.changedBy, last.changedAt)
  return new AppError('INVALID_INPUT', 'The shipment contains items that weren’t ordered.')
}
