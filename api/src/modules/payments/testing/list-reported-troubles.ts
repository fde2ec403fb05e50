import { shop as contact } from 'shared-contracts/platform/shop'
import type { Mail } from '../../../mail/mailer'

/** The subjects of mails that the owner gets shortly after any paid order. */
const ABOUT_ORDERS = /^(New order|\d+ orders? not opened)/

/** Returns the mails to the owner about money that needs attention. */
export function listReportedTroubles(mails: readonly Mail[]): Mail[] {
  return mails.filter(({ to, subject }) => to === contact.email && !ABOUT_ORDERS.test(subject))
}
