import { useLocation } from 'react-router-dom'
import { invitationIn } from 'shared-contracts/domain/desk/people/invitation-link'
import { Invitation } from '../../features/invitation/invitation'
import { NoInvitation } from '../../features/invitation/no-invitation'
import { DoorScreen } from '../screen/door-screen'

/** An invitation, by the token behind the hash of its link: no server's log has it. */
function InvitationPage() {
  const token = invitationIn(useLocation().hash)
  return (
    <DoorScreen title="Your invitation">{token ? <Invitation token={token} /> : <NoInvitation />}</DoorScreen>
  )
}

export { InvitationPage as Component }
