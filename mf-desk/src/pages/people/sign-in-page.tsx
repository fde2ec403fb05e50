import { Navigate, useLocation } from 'react-router-dom'
import { invitationIn } from 'shared-contracts/domain/desk/people/invitation-link'
import { deskPaths } from '../../data/places/desk-paths'
import { SignIn } from '../../features/sign-in/sign-in'
import { DoorScreen } from '../screen/door-screen'

/** The way in. An invitation's link leads here too. */
function SignInPage() {
  const { hash } = useLocation()
  if (invitationIn(hash)) return <Navigate to={{ pathname: deskPaths.invitation, hash }} replace />
  return (
    <DoorScreen title="The desk">
      <SignIn />
    </DoorScreen>
  )
}

export { SignInPage as Component }
