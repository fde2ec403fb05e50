import { useLocation } from 'react-router-dom'
import { invitationIn, stoppedInvitationIn } from 'shared-contracts/staff/invitation-link'
import { Invitation } from '../../features/staff/invitation/invitation'
import { NoInvitation } from '../../features/staff/invitation/no-invitation'
import { StopInvitation } from '../../features/staff/invitation/stop-invitation'
import { DoorScreen } from '../screen/door-screen'

/** An invitation, by the token behind the hash of its link: no server's log has it. */
function InvitationPage() {
  const { hash } = useLocation()
  const [token, stopped] = [invitationIn(hash), stoppedInvitationIn(hash)]
  if (stopped)
    return (
      <DoorScreen title="Stop an invitation">
        <StopInvitation token={stopped} />
      </DoorScreen>
    )
  return (
    <DoorScreen title="Your invitation">{token ? <Invitation token={token} /> : <NoInvitation />}</DoorScreen>
  )
}

export { InvitationPage as Component }
