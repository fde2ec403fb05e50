import { adminPaths } from '../../data/places/admin-paths'
import { SignInMethods } from '../../features/staff/sign-in-methods/sign-in-methods'
import { AdminScreen } from '../screen/admin-screen'

function SignInMethodsPage() {
  return (
    <AdminScreen title="Sign-in methods" back={{ to: adminPaths.more, label: 'More' }}>
      <SignInMethods />
    </AdminScreen>
  )
}

export { SignInMethodsPage as Component }
