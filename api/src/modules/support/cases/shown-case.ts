import { formatCase } from 'shared-contracts/support/cases/case'
import type { CustomerCase } from 'shared-contracts/support/cases/case-schema'
import { type Paise, rupees } from 'shared-contracts/values/money'
import type { WholeCase } from './cases.repository'

/** Converts a case for its customer, without the names of staff. */
export function shownCase({ stored, messages, photos }: WholeCase): CustomerCase {
  const { id, kind, state, openedAt, reason, items, text, refund } = stored
  return {
    ...{ id: formatCase(id), kind, state, openedAt: openedAt.toISOString() },
    ...(reason && { reason }),
    ...{ items, text, photos },
    messages: messages.map(({ staffName, text, at }) => ({
      ...{ isOurs: staffName !== null, text, at: at.toISOString() },
    })),
    ...(refund !== null && { refund: rupees(refund as Paise) }),
  }
}
