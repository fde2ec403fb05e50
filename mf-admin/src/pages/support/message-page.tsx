import { useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useMfAdminGetMessageQuery } from '../../data/support/inbox-api'
import { DataRequestPrompt } from '../../features/support/message/data-request-prompt'
import { OrderLink } from '../../features/support/message/order-link'
import { Replies } from '../../features/support/message/replies'
import { ReplyForm } from '../../features/support/message/reply-form'
import { Sender } from '../../features/support/message/sender'
import { StateButton } from '../../features/support/message/state-button'
import { AdminScreen } from '../screen/admin-screen'

function MessagePage() {
  const { ticket = '' } = useParams()
  return (
    <AdminScreen
      title={
        <>
          Message <span translate="no">{ticket}</span>
        </>
      }
      right="answer-people"
      back={{ to: adminPaths.inbox, label: 'inbox' }}
    >
      <Message ticket={ticket} />
    </AdminScreen>
  )
}

function Message({ ticket }: { ticket: string }) {
  const query = useMfAdminGetMessageQuery(ticket)
  return (
    <Loaded query={query} what="the message">
      {(message) => (
        <>
          <Sender message={message} />
          <Replies answers={message.answers} />
          <StateButton message={message} onReload={query.refetch} />
          <OrderLink message={message} onReload={query.refetch} />
          <DataRequestPrompt message={message} />
          <ReplyForm message={message} onReload={query.refetch} />
        </>
      )}
    </Loaded>
  )
}

export { MessagePage as Component }
