import type { CaseDecision } from 'shared-contracts/support/admin/cases-schema'
import { formatCase } from 'shared-contracts/support/cases/case'
import { getText } from '../../../../i18n/get-text'
import type { Letter } from '../../../../mail/outbox'
import { greeting, type StoredOrder } from '../../../orders'
import type { StoredCase } from '../../cases'

const decisions: Record<CaseDecision, string> = {
  approved: 'We’ve approved your request.',
  declined: 'We’ve declined your request.',
  done: 'Your request is settled.',
}

/** A reply to a customer, in the language of the case. The reply itself is as staff wrote it. */
export function caseReplyMail(
  order: StoredOrder,
  { id, language }: Pick<StoredCase, 'id' | 'language'>,
  text: string,
  decision: CaseDecision | undefined,
): Omit<Letter, 'to'> {
  const t = getText(language)
  const isOver = decision === 'declined' || decision === 'done'
  return {
    language,
    subject: t('Our reply about your order {orderId} ({number})', {
      orderId: order.orderId,
      number: formatCase(id),
    }),
    parts: [
      greeting(order, t),
      ...(decision ? [t(decisions[decision])] : []),
      text,
      ...(isOver ? [] : [{ small: t('To reply, open the order in your account.') }]),
    ],
  }
}
