import { Alerts } from '../../features/notifications/alerts/alerts'
import { AdminScreen } from '../screen/admin-screen'

/** How one is told of new orders. */
function AlertsPage() {
  return (
    <AdminScreen title="Alerts" right="see-orders">
      <Alerts />
    </AdminScreen>
  )
}

export { AlertsPage as Component }
