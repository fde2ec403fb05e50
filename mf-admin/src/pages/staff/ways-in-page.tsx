import { adminPaths } from '../../data/places/admin-paths'
import { WaysIn } from '../../features/staff/ways-in/ways-in'
import { AdminScreen } from '../screen/admin-screen'

/** How who is signed in comes in: for everybody. */
function WaysInPage() {
  return (
    <AdminScreen title="Ways in" back={{ to: adminPaths.more, label: 'More' }}>
      <WaysIn />
    </AdminScreen>
  )
}

export { WaysInPage as Component }
