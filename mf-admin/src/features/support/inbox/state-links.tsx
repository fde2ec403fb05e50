import type { Inbox, MessageState } from 'shared-contracts/support/admin/inbox-schema'
import { ListLinks } from '../../../components/list-links/list-links'
import { messageStates } from '../../../data/support/message-states'
import { inboxPath } from './inbox-path'

const stateLabels = { new: 'To answer', answered: 'Answered', closed: 'Closed' } as const

export function StateLinks({ state, counts }: { state: MessageState; counts: Inbox['counts'] }) {
  return (
    <ListLinks
      label="Messages by status"
      lists={messageStates.map((one) => ({
        to: inboxPath(one),
        text: `${stateLabels[one]} (${counts[one]})`,
        isCurrent: one === state,
      }))}
    />
  )
}
