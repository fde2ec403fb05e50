import { adminPaths } from '../../data/places/admin-paths'
import { People } from '../../features/staff/people/people'
import { AdminScreen } from '../screen/admin-screen'

function PeoplePage() {
  return (
    <AdminScreen title="Staff" right="manage-people" back={{ to: adminPaths.more, label: 'More' }}>
      <People />
    </AdminScreen>
  )
}

export { PeoplePage as Component }
