import { shop } from 'shared-contracts/platform/shop'
import { inIndia } from '../../../../../i18n/in-india'
import { inRupees } from '../../../../../i18n/in-rupees'
import type { Letter } from '../../../../../mail/outbox'
import type { RefundRequestRow } from '../refund-requests.repository'

/** @param about the customer-facing order id, or the payment's id */
export function waitingMail(row: RefundRequestRow, about: string, board: string): Letter {
  const sum = inRupees(row.amount)
  const what = `${row.staffName} refunds ${sum} of ${about}. The reason: ${row.why}`
  const next = row.dueAt
    ? `It goes out on ${inIndia(row.dueAt)}, unless somebody presses Undo in the admin before.`
    : 'It goes out when another person confirms it in the admin.'
  return {
    to: shop.email,
    subject: `${row.staffName} refunds ${sum} of ${about}`,
    parts: [what, next, { button: 'OPEN THE ADMIN', href: board }],
  }
}

export function refusedMail(row: RefundRequestRow, about: string, trouble: string): Letter {
  const sum = inRupees(row.amount)
  return {
    to: shop.email,
    subject: `${sum} of ${about} did not go back`,
    parts: [`${row.staffName} wanted to refund ${sum} of ${about} (${row.why}). ${trouble}`],
  }
}
