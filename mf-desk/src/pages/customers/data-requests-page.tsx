import { deskPaths } from '../../data/places/desk-paths'
import { DataRequests } from '../../features/data-requests/data-requests'
import { DeskScreen } from '../screen/desk-screen'

/** Who asked for their data: for the owner. */
function DataRequestsPage() {
  return (
    <DeskScreen title="Data requests" right="manage-customers" back={{ to: deskPaths.more, label: 'More' }}>
      <DataRequests />
    </DeskScreen>
  )
}

export { DataRequestsPage as Component }
