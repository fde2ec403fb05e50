import { randomUUID } from 'node:crypto'
import { canShipmentBecome, type LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Outbox } from '../../../mail/outbox'
import type { Stock } from '../../catalog/stock'
import type { Couriers } from '../couriers/couriers'
import type { ShipmentMailing } from '../mails/shipment-mailing'
import { type Changed, type HeldOrder, type HeldOrders, type Packer, packsIn } from '../packing/held-orders'
import { refuseRefunded } from '../packing/not-sent'
import type { Packing } from '../packing/packing'
import type { ShipmentInvoices } from './shipment-invoices'
import type { Shipment, ShipmentsRepository } from './shipments.repository'
import { computeUndoDeadline } from './undo-time'
import { usedNumber } from './used-number'

/** Couriers may reuse a tracking number after some years, but never within a year. */
const NUMBER_LASTS_MS = 365 * 24 * 60 * 60_000

interface ShippingDeps {
  held: HeldOrders
  packing: Pick<Packing, 'beginHeld'>
  repository: Pick<ShipmentsRepository, 'byRepeatKey' | 'orderWithNumber'>
  couriers: Couriers
  mailing: ShipmentMailing
  shipmentInvoices: ShipmentInvoices
  shelf: Pick<Stock['shelf'], 'take' | 'undoTaking'>
  outbox: Outbox
  now: () => Date
}

interface Handover {
  courier: string
  awb: string
  /** The call's idempotency key. */
  repeatKey?: string | undefined
}

export function createShipping(deps: ShippingDeps) {
  const { held, packing, repository, couriers, mailing, shipmentInvoices, shelf, outbox, now } = deps

  /** Ships a packed shipment. Repeating the call changes nothing. */
  function ship(shipmentId: string, version: number, handover: Handover, by: Packer): Promise<Changed> {
    return held.holdOf(shipmentId, async (shipment, order) => {
      const repeated = await repeatOf(handover, [shipment])
      return repeated ?? handOver(shipment, version, order, handover, by)
    })
  }

  /** Packs and ships at once; a repeat changes nothing. @param pieces the items; defaults to all open ones */
  function packAndShip(
    orderId: string,
    handover: Handover,
    by: Packer,
    pieces?: readonly LineQuantity[],
  ): Promise<Changed> {
    return held.hold(orderId, async (order) => {
      const repeated = await repeatOf(handover, order.shipments)
      if (repeated) return repeated
      const { shipment } = await packing.beginHeld(order, by, pieces)
      const { shipment: shipped } = await handOver(shipment, shipment.version, order, handover, by)
      return { shipment: shipped, isNews: true }
    })
  }

  /** Finds the shipment that an earlier attempt of the same call, or a second tap, has already shipped. */
  async function repeatOf(handover: Handover, shipments: readonly Shipment[]): Promise<Changed | undefined> {
    const { courier, awb, repeatKey } = handover
    const ofKey = repeatKey && (await repository.byRepeatKey(repeatKey))
    if (ofKey) return { shipment: ofKey, isNews: false }
    const same = shipments.find(
      (shipment) => shipment.state === 'shipped' && shipment.courier === courier && shipment.awb === awb,
    )
    return same && { shipment: same, isNews: false }
  }

  async function handOver(
    shipment: Shipment,
    version: number,
    order: HeldOrder,
    { courier, awb, repeatKey }: Handover,
    by: Packer,
  ): Promise<Changed> {
    if (!canShipmentBecome(shipment.state, 'shipped'))
      throw changedMeanwhile(shipment.changedBy, shipment.changedAt)
    if (order.order.status !== 'Paid')
      throw new AppError('WRONG_STATE', 'This order is no longer paid. Check its payments.')
    refuseRefunded(shipment, order)
    await couriers.mustKnow(courier)
    await refuseUsedNumber(shipment, { courier, awb })
    const at = now()
    const mail = randomUUID()
    const changed = await held.change(shipment, version, by, {
      state: 'shipped',
      courier,
      awb,
      mail,
      repeatKey: repeatKey ?? null,
      packedAt: shipment.packedAt ?? at,
      shippedAt: at,
    })
    await shelf.take({
      order: shipment.order,
      subject: { shipment: shipment.id },
      packs: packsIn(order.packs, shipment.lines),
      by: by.name,
    })
    await shipmentInvoices.write(order, changed.shipment)
    await mailing.shipped(order, changed.shipment, computeUndoDeadline(at))
    return changed
  }

  /** @throws AppError INVALID_INPUT if the courier used this number for another shipment in the last year */
  async function refuseUsedNumber({ id }: Shipment, handover: Handover): Promise<void> {
    const order = await repository.orderWithNumber(id, handover, new Date(now().getTime() - NUMBER_LASTS_MS))
    if (order) throw usedNumber(`already used for order ${order}`)
  }

  /** Undoes shipping, without a mail to the customer. @throws AppError WRONG_STATE once the mail was sent */
  function undo(shipmentId: string, version: number, by: Packer): Promise<Changed> {
    return held.holdOf(shipmentId, async (shipment) => {
      if (shipment.state === 'packed' && shipment.version === version + 1) return { shipment, isNews: false }
      if (shipment.state !== 'shipped') throw changedMeanwhile(shipment.changedBy, shipment.changedAt)
      const isInTime = shipment.shippedAt !== null && now() < computeUndoDeadline(shipment.shippedAt)
      if (!isInTime || !shipment.mail || !(await outbox.takeBack(shipment.mail)))
        throw new AppError(
          'WRONG_STATE',
          'It’s too late to undo this: the email to the customer has been sent.',
        )
      const undone = await held.change(shipment, version, by, {
        state: 'packed',
        courier: null,
        awb: null,
        mail: null,
        shippedAt: null,
      })
      await shelf.undoTaking({ order: shipment.order, subject: { shipment: shipment.id }, by: by.name })
      await shipmentInvoices.withdraw(shipment, by)
      return undone
    })
  }

  /** Corrects courier and number; replaces an unsent mail. @param isTold true to mail again if it was sent */
  function correct(
    shipmentId: string,
    version: number,
    { courier, awb }: Handover,
    isTold: boolean,
    by: Packer,
  ): Promise<Changed> {
    return held.holdOf(shipmentId, async (shipment, order) => {
      const { shippedAt } = shipment
      if (!shippedAt) throw new AppError('WRONG_STATE', 'This shipment hasn’t been shipped yet.')
      if (shipment.courier === courier && shipment.awb === awb && !isTold) return { shipment, isNews: false }
      await couriers.mustKnow(courier)
      await refuseUsedNumber(shipment, { courier, awb })
      const isWaiting = shipment.mail !== null && (await outbox.takeBack(shipment.mail))
      const mail = isWaiting || isTold ? randomUUID() : shipment.mail
      const changed = await held.change(shipment, version, by, { courier, awb, mail })
      await tellOf(order, changed.shipment, isWaiting ? computeUndoDeadline(shippedAt) : undefined, isTold)
      return changed
    })
  }

  /** @param firstMailAt when the waiting mail is due; undefined if it was sent */
  async function tellOf(
    order: HeldOrder,
    shipment: Shipment,
    firstMailAt: Date | undefined,
    isTold: boolean,
  ): Promise<void> {
    if (firstMailAt) await mailing.shipped(order, shipment, firstMailAt)
    else if (isTold) await mailing.corrected(order, shipment)
  }

  return { ship, packAndShip, undo, correct }
}
