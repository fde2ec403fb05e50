import { Badge } from 'design-system/badge/badge'
import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import type { Inbox, MessageState, MessageSummary } from 'shared-contracts/support/admin/inbox-schema'
import { CardLink, CardList } from '../../../components/cards/card-list'
import { adminPaths } from '../../../data/places/admin-paths'
import { timeLeft } from '../../../data/support/time-left'
import { whenText } from '../../../data/when'
import { inboxPath } from './inbox-path'
import { StateLinks } from './state-links'

const emptyTitles: Record<MessageState, string> = {
  new: 'No messages to answer',
  answered: 'No answered messages',
  closed: 'No closed messages',
}

export function InboxList({ inbox, state }: { inbox: Inbox; state: MessageState }) {
  const { messages, counts, after } = inbox
  return (
    <>
      <StateLinks state={state} counts={counts} />
      {messages.length === 0 && <EmptyState level={2} title={emptyTitles[state]} />}
      <CardList label="Messages">
        {messages.map((message) => (
          <MessageCard key={message.ticket} message={message} />
        ))}
      </CardList>
      {after && (
        <Link to={inboxPath(state, after)} {...buttonLook({ variant: 'line' })}>
          Show more messages
        </Link>
      )}
    </>
  )
}

function MessageCard({ message }: { message: MessageSummary }) {
  const { ticket, firstName, lastName, excerpt, sentAt, state } = message
  const left = timeLeft(message, new Date())
  return (
    <CardLink to={adminPaths.message(ticket)}>
      <strong>{`${firstName} ${lastName}`}</strong>
      <span>{excerpt}</span>
      <span>
        <span translate="no">{ticket}</span>
        <span>{`, ${whenText(sentAt)}`}</span>
      </span>
      {state !== 'closed' && (
        <span>
          <Badge tone={left.tone}>{left.text}</Badge>
        </span>
      )}
    </CardLink>
  )
}
