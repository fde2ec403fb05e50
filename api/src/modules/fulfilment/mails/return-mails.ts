import { shop } from 'shared-contracts/platform/shop'
import { getText } from '../../../i18n/get-text'
import type { Message } from '../../customers'
import { greeting, type StoredOrder } from '../../orders'
import { list, type NoticeItem, type ShipmentNotice, tracking } from './shipment-mails'

interface ReturnNotice {
  isUndelivered: boolean
  pieces: readonly NoticeItem[]
}

/** Asks a customer for directions while a courier brings the shipment back. */
export function comingBackMail(order: StoredOrder, shipment: ShipmentNotice): Message {
  const { orderId, language } = order
  const t = getText(language)
  return {
    language,
    subject: t('Your order {orderId} could not be delivered', { orderId }),
    parts: [
      greeting(order, t),
      t('{courier} could not deliver a parcel of your order {orderId}, and is bringing it back to us.', {
        orderId,
        courier: shipment.courier,
      }),
      ...tracking(shipment, t),
      t('Please write to {email}: is your address right, and by which phone number can you be reached?', {
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
      ? t('A parcel of your order {orderId} is back with us', { orderId })
      : t('We have received your return of order {orderId}', { orderId }),
    parts: [
      greeting(order, t),
      isUndelivered
        ? t('A parcel of your order {orderId} could not be delivered, and is back with us.', { orderId })
        : t('What you sent back of your order {orderId} has arrived.', { orderId }),
      { heading: t('What came back') },
      list(pieces, t),
      isUndelivered
        ? t('Please write to {email}: we send it once more, or give your money back.', { email: shop.email })
        : t('We look at it now. If money goes back to you, you get another mail.'),
    ],
  }
}
