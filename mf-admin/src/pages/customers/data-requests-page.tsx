import { adminPaths } from '../../data/places/admin-paths'
import { DataRequests } from '../../features/customers/data-requests/data-requests'
import { AdminScreen } from '../screen/admin-screen'

function DataRequestsPage() {
  return (
    <AdminScreen title="Data requests" right="manage-customers" back={{ to: adminPaths.more, label: 'More' }}>
      <DataRequests />
    </AdminScreen>
  )
}

export { DataRequestsPage as Component }
