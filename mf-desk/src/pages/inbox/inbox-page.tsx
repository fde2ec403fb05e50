import { Link, useSearchParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { useMfDeskGetInboxQuery } from '../../data/inbox/inbox-api'
import { messageStates } from '../../data/inbox/message-states'
import { deskPaths } from '../../data/places/desk-paths'
import { InboxList } from '../../features/inbox/inbox-list'
import { DeskScreen } from '../screen/desk-screen'

/** Messages to the shop, by what is due. */
function InboxPage() {
  return (
    <DeskScreen title="Inbox" right="answer-people">
      <Messages />
    </DeskScreen>
  )
}

function Messages() {
  const [search] = useSearchParams()
  const state = messageStates.find((one) => one === search.get('state')) ?? 'new'
  const query = useMfDeskGetInboxQuery({ state, after: search.get('after') ?? undefined })
  return (
    <Loaded query={query} what="the messages">
      {(inbox) => (
        <>
          <InboxList inbox={inbox} state={state} />
          <p>
            <Link to={deskPaths.templates}>Texts for answers</Link>
          </p>
        </>
      )}
    </Loaded>
  )
}

export { InboxPage as Component }
