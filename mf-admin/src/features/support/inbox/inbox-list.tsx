import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import type { Inbox, MessageState } from 'shared-contracts/support/admin/inbox-schema'
import { CardList } from '../../../components/cards/card-list'
import { inboxPath } from './inbox-path'
import { MessageCard } from './message-card'
import { StateLinks } from './state-links'

const emptyWords: Record<MessageState, string> = {
  new: 'Nobody waits for an answer',
  answered: 'No message is answered and open',
  closed: 'No message is closed yet',
}

/** Messages of one state, a part at a time. */
export function InboxList({ inbox, state }: { inbox: Inbox; state: MessageState }) {
  const { messages, counts, after } = inbox
  return (
    <>
      <StateLinks state={state} counts={counts} />
      {messages.length === 0 && <EmptyState level={2} title={emptyWords[state]} />}
      <CardList label="Messages">
        {messages.map((message) => (
          <MessageCard key={message.ticket} message={message} />
        ))}
      </CardList>
      {after && (
        <Link to={inboxPath(state, after)} {...buttonLook({ variant: 'line' })}>
          Further messages
        </Link>
      )}
    </>
  )
}
