import { randomUUID } from 'node:crypto'
import { canParcelBecome, type Pieces } from 'shared-contracts/fulfilment/parcels'
import { changedMeanwhile } from '../../changed-meanwhile'
import { AppError } from '../../errors'
import type { Outbox } from '../../mail/outbox'
import type { Couriers } from './carriers/carriers'
import type { Changed, HeldOrder, HeldOrders, Packer } from './held-order'
import type { ShipmentMailing } from './mails/shipment-mailing'
import { refuseRefunded } from './not-sent'
import type { Packing } from './packing'
import type { ParcelInvoices } from './parcel-invoices'
import type { Parcel, ShipmentsRepository } from './shipments.repository'
import { undoUntil } from './undo-time'

export interface ShippingDeps {
  held: HeldOrders
  packing: Pick<Packing, 'beginHeld'>
  repository: Pick<ShipmentsRepository, 'byRepeatKey'>
  couriers: Couriers
  mailing: ShipmentMailing
  shipmentInvoices: ParcelInvoices
  outbox: Outbox
  now: () => Date
}

/** What is handed to a courier. */
export interface Handover {
  courier: string
  /** As cleaned by `cleanAwb`. */
  awb: string
  /** By which the call marks its repeats. */
  repeatKey?: string | undefined
}

export type Shipping = ReturnType<typeof createShipping>

export function createShipping(deps: ShippingDeps) {
  const { held, packing, repository, couriers, mailing, shipmentInvoices, outbox, now } = deps

  /** Ships a parcel as somebody saw it. Twice is once. */
  function ship(parcelId: string, version: number, handover: Handover, by: Packer): Promise<Changed> {
    return held.holdOf(parcelId, async (parcel, order) => {
      const repeated = await repeatOf(handover, [parcel])
      return repeated ?? handOver(parcel, version, order, handover, by)
    })
  }

  /**
   * Packs and ships in one step what is still open of an order. Twice is once.
   * @param pieces what goes into the parcel; everything that is open unless said
   */
  function packAndShip(
    orderId: string,
    handover: Handover,
    by: Packer,
    pieces?: readonly Pieces[],
  ): Promise<Changed> {
    return held.hold(orderId, async (order) => {
      const repeated = await repeatOf(handover, order.parcels)
      if (repeated) return repeated
      const { parcel } = await packing.beginHeld(order, by, pieces)
      const { parcel: shipped } = await handOver(parcel, parcel.version, order, handover, by)
      return { parcel: shipped, isNews: true }
    })
  }

  /** The parcel of the same call made before, or of the same tap made again. */
  async function repeatOf(handover: Handover, parcels: readonly Parcel[]): Promise<Changed | undefined> {
    const { courier, awb, repeatKey } = handover
    const ofKey = repeatKey && (await repository.byRepeatKey(repeatKey))
    if (ofKey) return { parcel: ofKey, isNews: false }
    const same = parcels.find(
      (parcel) => parcel.state === 'shipped' && parcel.courier === courier && parcel.awb === awb,
    )
    return same && { parcel: same, isNews: false }
  }

  async function handOver(
    parcel: Parcel,
    version: number,
    order: HeldOrder,
    { courier, awb, repeatKey }: Handover,
    by: Packer,
  ): Promise<Changed> {
    if (!canParcelBecome(parcel.state, 'shipped')) throw changedMeanwhile(parcel.changedBy, parcel.changedAt)
    if (order.order.status !== 'Paid')
      throw new AppError('WRONG_STATE', 'This order is not paid any more. Please look at its money.')
    refuseRefunded(parcel, order)
    await couriers.mustKnow(courier)
    const at = now()
    const mail = randomUUID()
    const changed = await held.change(parcel, version, by, {
      state: 'shipped',
      courier,
      awb,
      mail,
      repeatKey: repeatKey ?? null,
      packedAt: parcel.packedAt ?? at,
      shippedAt: at,
    })
    await shipmentInvoices.write(order, changed.parcel)
    await mailing.shipped(order, changed.parcel, undoUntil(at))
    return changed
  }

  /**
   * Makes a shipping undone, and the customer is told nothing.
   * @throws AppError WRONG_STATE once the mail has left
   */
  function undo(parcelId: string, version: number, by: Packer): Promise<Changed> {
    return held.holdOf(parcelId, async (parcel) => {
      if (parcel.state === 'packed' && parcel.version === version + 1) return { parcel, isNews: false }
      if (parcel.state !== 'shipped') throw changedMeanwhile(parcel.changedBy, parcel.changedAt)
      const isInTime = parcel.shippedAt !== null && now() < undoUntil(parcel.shippedAt)
      if (!isInTime || !parcel.mail || !(await outbox.takeBack(parcel.mail)))
        throw new AppError('WRONG_STATE', 'It is too late to undo this: the customer has been told.')
      const undone = await held.change(parcel, version, by, {
        state: 'packed',
        courier: null,
        awb: null,
        mail: null,
        shippedAt: null,
      })
      await shipmentInvoices.withdraw(parcel, by)
      return undone
    })
  }

  /**
   * Corrects courier and number of a parcel that has left. A mail that still waits is written anew.
   * @param isTold whether a customer who was told already is told again
   */
  function correct(
    parcelId: string,
    version: number,
    { courier, awb }: Handover,
    isTold: boolean,
    by: Packer,
  ): Promise<Changed> {
    return held.holdOf(parcelId, async (parcel, order) => {
      const { shippedAt } = parcel
      if (!shippedAt) throw new AppError('WRONG_STATE', 'This parcel has not been shipped yet.')
      if (parcel.courier === courier && parcel.awb === awb && !isTold) return { parcel, isNews: false }
      await couriers.mustKnow(courier)
      const isWaiting = parcel.mail !== null && (await outbox.takeBack(parcel.mail))
      const mail = isWaiting || isTold ? randomUUID() : parcel.mail
      const changed = await held.change(parcel, version, by, { courier, awb, mail })
      await tellOf(order, changed.parcel, isWaiting ? undoUntil(shippedAt) : undefined, isTold)
      return changed
    })
  }

  /** @param firstMailAt when the mail that waited is due; undefined when it has left */
  async function tellOf(
    order: HeldOrder,
    parcel: Parcel,
    firstMailAt: Date | undefined,
    isTold: boolean,
  ): Promise<void> {
    if (firstMailAt) await mailing.shipped(order, parcel, firstMailAt)
    else if (isTold) await mailing.corrected(order, parcel)
  }

  return { ship, packAndShip, undo, correct }
}
