import type { Language } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { type CaseKind, formatCase } from 'shared-contracts/support/cases/case'
import { getText } from '../../../i18n/get-text'
import type { Letter } from '../../../mail/outbox'
import { greeting, type StoredOrder } from '../../orders'

interface MailedCase {
  id: number
  kind: CaseKind
  language: Language
  text: string
}

/** Confirms that a problem or a return request has arrived. */
export function caseReceivedMail(order: StoredOrder, { id, kind, language }: MailedCase): Omit<Letter, 'to'> {
  const t = getText(language)
  const values = { orderId: order.orderId, number: formatCase(id) }
  return {
    language,
    subject:
      kind === 'return'
        ? t('We’ve received your return request for order {orderId} ({number})', values)
        : t('We’ve received your report about order {orderId} ({number})', values),
    parts: [
      greeting(order, t),
      t('Thank you for telling us. We’ll look at it and reply to you.'),
      t('You can see the status and add a message in your account, on the order.'),
      t('Please keep the items and their packaging as they are until you hear from us.'),
    ],
  }
}

/** Tells the shop about a new case or a customer's message. @param href its page in the admin */
export function caseForShopMail(
  order: StoredOrder,
  { id, kind, text }: MailedCase,
  href: string,
  message?: string,
): Letter {
  const { firstName, lastName } = order.shippingAddress
  const number = formatCase(id)
  const subjects = {
    cancellation: `Order ${order.orderId} was cancelled by its customer`,
    problem: `Problem with order ${order.orderId} (${number})`,
    return: `Return request for order ${order.orderId} (${number})`,
  }
  return {
    to: shop.email,
    subject: message === undefined ? subjects[kind] : `Reply about order ${order.orderId} (${number})`,
    parts: [
      `${firstName} ${lastName}, order ${order.orderId}`,
      ...(kind === 'cancellation'
        ? ['If the order was being packed, packing has been stopped. Put the items back.']
        : []),
      ...(text || message ? [message ?? text] : []),
      { button: 'OPEN CASE', href },
    ],
  }
}
