import { type LineQuantity, unsentPieces } from 'shared-contracts/fulfilment/shipments'
import type { Invoices } from '../../invoicing'
import type { Orders } from '../../orders'
import { trackingLink } from '../couriers/tracking-link'
import type { HeldOrder } from '../packing/held-orders'
import type { Return } from '../returns/returns.repository'
import type { Shipment } from '../shipments/shipments.repository'
import { comingBackMail, returnedMail } from './return-mails'
import { correctedMail, type NoticeItem, type ShipmentNotice, shippedMail } from './shipment-mails'

interface ShipmentMailingDeps extends Pick<Orders, 'tell' | 'linesOf'> {
  invoicePart: Invoices['mailPart']
}

export type ShipmentMailing = ReturnType<typeof createShipmentMailing>

export function createShipmentMailing({ tell, linesOf, invoicePart }: ShipmentMailingDeps) {
  /** @param notBefore when to send the mail. Until then, it can be withdrawn by the shipment's `mail` id. */
  async function shipped(held: HeldOrder, shipment: Shipment, notBefore: Date): Promise<void> {
    const message = shippedMail(held.order, await noticeOf(held, shipment))
    const parts = [...message.parts, ...(await invoicePart(shipment.id, held.order.language))]
    await tell(held.order, { ...message, parts, ...toMessageId(shipment), notBefore })
  }

  async function corrected(held: HeldOrder, shipment: Shipment): Promise<void> {
    const message = correctedMail(held.order, await noticeOf(held, shipment))
    await tell(held.order, { ...message, ...toMessageId(shipment) })
  }

  async function comingBack(held: HeldOrder, shipment: Shipment): Promise<void> {
    await tell(held.order, comingBackMail(held.order, await noticeOf(held, shipment)))
  }

  /** @param notBefore when to send the mail. Until then, it can be withdrawn by the return's `mail` id. */
  async function returned({ order }: HeldOrder, back: Return, notBefore: Date): Promise<void> {
    const { isUndelivered, lines } = back
    const named = await namesOf(order.id)
    const message = returnedMail(order, { isUndelivered, pieces: named(lines) })
    await tell(order, { ...message, ...toMessageId(back), notBefore })
  }

  async function noticeOf(
    { order, wanted, shipments }: HeldOrder,
    shipment: Shipment,
  ): Promise<ShipmentNotice> {
    const named = await namesOf(order.id)
    const all = [...shipments.filter(({ id }) => id !== shipment.id), shipment]
    const awb = shipment.awb ?? ''
    return {
      courier: shipment.courierName ?? '',
      awb,
      link: trackingLink(shipment.trackingAddress, awb),
      inside: named(shipment.lines),
      following: named(unsentPieces(wanted, all)),
    }
  }

  async function namesOf(order: string): Promise<(pieces: readonly LineQuantity[]) => NoticeItem[]> {
    const lines = (await linesOf([order])).get(order) ?? []
    return (pieces) =>
      pieces.flatMap(({ line, quantity }) => {
        const ordered = lines[line]
        return ordered ? [{ name: ordered.name, variant: ordered.variant, quantity }] : []
      })
  }

  return { shipped, corrected, comingBack, returned }
}

function toMessageId({ mail }: Pick<Shipment, 'mail'>): { messageId?: string } {
  return mail ? { messageId: mail } : {}
}
