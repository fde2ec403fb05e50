import { shop as contact } from 'shared-contracts/platform/shop'
import type { Mail } from '../../../mail/mailer'

/** The owner gets these of any order that is paid, a moment later. */
const ABOUT_ORDERS = /^(New order|Nobody has opened)/

/** The mails to the owner about money that needs a hand. */
export function listReportedTroubles(mails: readonly Mail[]): Mail[] {
  return mails.filter(({ to, subject }) => to === contact.email && !ABOUT_ORDERS.test(subject))
}
