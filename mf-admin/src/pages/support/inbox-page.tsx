import { Link, useSearchParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useMfAdminGetInboxQuery } from '../../data/support/inbox-api'
import { messageStates } from '../../data/support/message-states'
import { CasesLink } from '../../features/support/cases/cases-link'
import { InboxList } from '../../features/support/inbox/inbox-list'
import { AdminScreen } from '../screen/admin-screen'

function InboxPage() {
  return (
    <AdminScreen title="Inbox" right="answer-people">
      <Messages />
    </AdminScreen>
  )
}

function Messages() {
  const [search] = useSearchParams()
  const state = messageStates.find((one) => one === search.get('state')) ?? 'new'
  const query = useMfAdminGetInboxQuery({ state, after: search.get('after') ?? undefined })
  return (
    <Loaded query={query} what="the messages">
      {(inbox) => (
        <>
          <InboxList inbox={inbox} state={state} />
          <p>
            <CasesLink />
          </p>
          <p>
            <Link to={adminPaths.templates}>Reply templates</Link>
          </p>
        </>
      )}
    </Loaded>
  )
}

export { InboxPage as Component }
