import { Navigate, useLocation } from 'react-router-dom'
import { parseInvitation } from 'shared-contracts/staff/invitation-link'
import { adminPaths } from '../../data/places/admin-paths'
import { SignIn } from '../../features/staff/sign-in/sign-in'
import { AuthScreen } from '../screen/auth-screen'

/** The sign-in page. An invitation link opened here is redirected to the invitation. */
function SignInPage() {
  const { hash } = useLocation()
  if (parseInvitation(hash)) return <Navigate to={{ pathname: adminPaths.invitation, hash }} replace />
  return (
    <AuthScreen title="Admin">
      <SignIn />
    </AuthScreen>
  )
}

export { SignInPage as Component }
