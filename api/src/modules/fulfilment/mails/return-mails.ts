import { shop } from 'shared-contracts/platform/shop'
import { getText } from '../../../i18n/get-text'
import type { Message } from '../../customers'
import { greeting, type StoredOrder } from '../../orders'
import { list, type NoticeItem, type ShipmentNotice, tracking } from './shipment-mails'

interface ReturnNotice {
  isUndelivered: boolean
  pieces: readonly NoticeItem[]
}

/** Asks a customer for the correct address while a courier brings the shipment back. */
export function comingBackMail(order: StoredOrder, shipment: ShipmentNotice): Message {
  const { orderId, language } = order
  const t = getText(language)
  return {
    language,
    subject: t('Your order {orderId} could not be delivered', { orderId }),
    parts: [
      greeting(order, t),
      t('{courier} couldn’t deliver a package from your order {orderId} and is returning it to us.', {
        orderId,
        courier: shipment.courier,
      }),
      ...tracking(shipment, t),
      t('Please write to {email} with your correct address and a phone number we can call.', {
        email: shop.email,
      }),
    ],
  }
}

/** Tells a customer that their return, or an undelivered shipment, has arrived. */
export function returnedMail(order: StoredOrder, { isUndelivered, pieces }: ReturnNotice): Message {
  const { orderId, language } = order
  const t = getText(language)
  return {
    language,
    subject: isUndelivered
      ? t('A package from your order {orderId} has come back to us', { orderId })
      : t('We’ve received your return for order {orderId}', { orderId }),
    parts: [
      greeting(order, t),
      isUndelivered
        ? t('A package from your order {orderId} couldn’t be delivered and has come back to us.', { orderId })
        : t('We’ve received the items you returned from your order {orderId}.', { orderId }),
      { heading: t('Returned items') },
      list(pieces, t),
      isUndelivered
        ? t('Please write to {email}. We’ll send it again or refund you.', { email: shop.email })
        : t('We’re checking them now. If you get a refund, we’ll email you.'),
    ],
  }
}
