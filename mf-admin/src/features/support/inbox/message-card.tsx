import { Badge } from 'design-system/badge/badge'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { MessageSummary } from 'shared-contracts/support/admin/inbox-schema'
import { Card } from '../../../components/cards/card-list'
import { adminPaths } from '../../../data/places/admin-paths'
import { timeLeft } from '../../../data/support/time-left'
import { whenText } from '../../../data/when'

export function MessageCard({ message }: { message: MessageSummary }) {
  const { ticket, firstName, lastName, excerpt, sentAt, state } = message
  const left = timeLeft(message, new Date())
  return (
    <Card>
      <h2 className="h3">
        <Link to={adminPaths.message(ticket)} {...textLook()}>
          {`${firstName} ${lastName}`}
        </Link>
      </h2>
      <p>{excerpt}</p>
      <p>
        <span translate="no">{ticket}</span>
        <span>{`, ${whenText(sentAt)}`}</span>
      </p>
      {state !== 'closed' && (
        <div>
          <Badge tone={left.tone}>{left.text}</Badge>
        </div>
      )}
    </Card>
  )
}
