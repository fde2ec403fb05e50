import type { Text } from 'shared-contracts/i18n/translate'
import { getText } from '../../../i18n/get-text'
import type { Part } from '../../../mail/letter'
import type { Message } from '../../customers'
import { greeting, type StoredOrder } from '../../orders'

export interface ShipmentNotice {
  courier: string
  awb: string
  /** The tracking link, if the courier has a tracking page. */
  link?: string | undefined
  inside: readonly NoticeItem[]
  /** The part of the order that has not shipped yet. */
  following: readonly NoticeItem[]
}

export interface NoticeItem {
  name: string
  variant: string
  quantity: number
}

/** The shipping confirmation that the shipping policy promises. */
export function shippedMail(order: StoredOrder, shipment: ShipmentNotice): Message {
  const { orderId, language } = order
  const t = getText(language)
  return {
    language,
    subject: t('Your order {orderId} is on its way', { orderId }),
    parts: [
      greeting(order, t),
      t('We’ve handed a package from your order {orderId} to {courier}.', {
        orderId,
        courier: shipment.courier,
      }),
      ...tracking(shipment, t),
      { heading: t('In this package') },
      list(shipment.inside, t),
      ...(shipment.following.length > 0
        ? [{ heading: t('Still to come') }, list(shipment.following, t), t('We’ll email you when it ships.')]
        : [t('This package completes your order.')]),
    ],
  }
}

/** Builds the mail that corrects the tracking number in an earlier one. */
export function correctedMail(order: StoredOrder, shipment: ShipmentNotice): Message {
  const { orderId, language } = order
  const t = getText(language)
  return {
    language,
    subject: t('Correct tracking number for your order {orderId}', { orderId }),
    parts: [
      greeting(order, t),
      t('The tracking number in our last email about your order {orderId} was wrong. This one is correct.', {
        orderId,
      }),
      t('Courier: {courier}', { courier: shipment.courier }),
      ...tracking(shipment, t),
    ],
  }
}

export function tracking({ awb, link }: ShipmentNotice, t: Text): Part[] {
  const number = t('Tracking number: {awb}', { awb })
  return link ? [number, { button: t('TRACK PACKAGE'), href: link }] : [number]
}

export function list(pieces: readonly NoticeItem[], t: Text): string {
  return pieces.map(({ quantity, name, variant }) => `${quantity} x ${t(name)}, ${t(variant)}`).join('\n')
}
