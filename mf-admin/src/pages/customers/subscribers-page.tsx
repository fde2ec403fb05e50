import { adminPaths } from '../../data/places/admin-paths'
import { Subscribers } from '../../features/customers/subscribers'
import { AdminScreen } from '../screen/admin-screen'

function SubscribersPage() {
  return (
    <AdminScreen title="Subscribers" right="manage-customers" back={{ to: adminPaths.more, label: 'More' }}>
      <Subscribers />
    </AdminScreen>
  )
}

export { SubscribersPage as Component }
