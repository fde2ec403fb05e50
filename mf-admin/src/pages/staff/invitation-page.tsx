import { useLocation } from 'react-router-dom'
import { parseInvitation, parseStoppedInvitation } from 'shared-contracts/staff/invitation-link'
import { Invitation } from '../../features/staff/invitation/invitation'
import { NoInvitation } from '../../features/staff/invitation/no-invitation'
import { StopInvitation } from '../../features/staff/invitation/stop-invitation'
import { AuthScreen } from '../screen/auth-screen'

/** An invitation. The token is in the link's fragment, so that no server logs it. */
function InvitationPage() {
  const { hash } = useLocation()
  const [token, stopped] = [parseInvitation(hash), parseStoppedInvitation(hash)]
  if (stopped)
    return (
      <AuthScreen title="Cancel invitation">
        <StopInvitation token={stopped} />
      </AuthScreen>
    )
  return (
    <AuthScreen title="Your invitation">{token ? <Invitation token={token} /> : <NoInvitation />}</AuthScreen>
  )
}

export { InvitationPage as Component }
