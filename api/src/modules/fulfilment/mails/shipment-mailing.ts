import { type Pieces, unsentPieces } from 'shared-contracts/fulfilment/parcels'
import type { Invoices } from '../../invoicing'
import type { Orders } from '../../orders'
import { trackingLink } from '../carriers/tracking-link'
import type { HeldOrder } from '../held-order'
import type { Return } from '../returns/returns.repository'
import type { Parcel } from '../shipments.repository'
import { comingBackMail, returnedMail } from './return-mails'
import { correctedMail, shippedMail, type ToldParcel, type ToldPieces } from './shipment-mails'

export interface ShipmentMailingDeps extends Pick<Orders, 'tell' | 'linesOf'> {
  /** What a mail says of the parcel's invoice. */
  invoicePart: Invoices['mailPart']
}

export type ShipmentMailing = ReturnType<typeof createShipmentMailing>

/** The mails that tell a customer where the parcels of an order are. */
export function createShipmentMailing({ tell, linesOf, invoicePart }: ShipmentMailingDeps) {
  /** @param notBefore until then it can be taken back, by the parcel's `mail` */
  async function shipped(held: HeldOrder, parcel: Parcel, notBefore: Date): Promise<void> {
    const message = shippedMail(held.order, await told(held, parcel))
    const parts = [...message.parts, ...(await invoicePart(parcel.id, held.order.language))]
    await tell(held.order, { ...message, parts, ...idOf(parcel), notBefore })
  }

  async function corrected(held: HeldOrder, parcel: Parcel): Promise<void> {
    const message = correctedMail(held.order, await told(held, parcel))
    await tell(held.order, { ...message, ...idOf(parcel) })
  }

  async function comingBack(held: HeldOrder, parcel: Parcel): Promise<void> {
    await tell(held.order, comingBackMail(held.order, await told(held, parcel)))
  }

  /** @param notBefore until then it can be taken back, by the return's `mail` */
  async function returned({ order }: HeldOrder, back: Return, notBefore: Date): Promise<void> {
    const { isUndelivered, lines } = back
    const named = await namesOf(order.id)
    const message = returnedMail(order, { isUndelivered, pieces: named(lines) })
    await tell(order, { ...message, ...idOf(back), notBefore })
  }

  async function told({ order, wanted, parcels }: HeldOrder, parcel: Parcel): Promise<ToldParcel> {
    const named = await namesOf(order.id)
    const all = [...parcels.filter(({ id }) => id !== parcel.id), parcel]
    const awb = parcel.awb ?? ''
    return {
      courier: parcel.courierName ?? '',
      awb,
      link: trackingLink(parcel.trackingAddress, awb),
      inside: named(parcel.lines),
      following: named(unsentPieces(wanted, all)),
    }
  }

  async function namesOf(order: string): Promise<(pieces: readonly Pieces[]) => ToldPieces[]> {
    const lines = (await linesOf([order])).get(order) ?? []
    return (pieces) =>
      pieces.flatMap(({ line, quantity }) => {
        const ordered = lines[line]
        return ordered ? [{ name: ordered.name, variant: ordered.variant, quantity }] : []
      })
  }

  return { shipped, corrected, comingBack, returned }
}

function idOf({ mail }: Pick<Parcel, 'mail'>): { messageId?: string } {
  return mail ? { messageId: mail } : {}
}
