import { shop } from 'shared-contracts/platform/shop'
import { inRupees } from 'shared-contracts/values/money'
import { inIndia } from '../../../../../i18n/in-india'
import type { Letter } from '../../../../../mail/outbox'
import type { RefundRequestRow } from '../refund-requests.repository'

/** @param about the customer-facing order id, or the payment's id */
export function waitingMail(row: RefundRequestRow, about: string, board: string): Letter {
  const sum = inRupees(row.amount)
  const what = `${row.staffName} is refunding ${sum} of ${about}. Reason: ${row.why}`
  const next = row.dueAt
    ? `The refund will be sent on ${inIndia(row.dueAt)}, unless someone undoes it in the admin before then.`
    : 'The refund will be sent once another person confirms it in the admin.'
  return {
    to: shop.email,
    subject: `${row.staffName} is refunding ${sum} of ${about}`,
    parts: [what, next, { button: 'OPEN ADMIN', href: board }],
  }
}

export function refusedMail(row: RefundRequestRow, about: string, trouble: string, board: string): Letter {
  const sum = inRupees(row.amount)
  return {
    to: shop.email,
    subject: `Refund of ${sum} for ${about} not sent`,
    parts: [
      `${row.staffName} asked for a refund of ${sum} for ${about} (${row.why}). It was not sent. ${trouble}`,
      { button: 'OPEN ADMIN', href: board },
    ],
  }
}
