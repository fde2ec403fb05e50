import { Alerts } from '../../features/notifications/alerts/alerts'
import { AdminScreen } from '../screen/admin-screen'

function AlertsPage() {
  return (
    <AdminScreen title="Alerts" right="see-orders">
      <Alerts />
    </AdminScreen>
  )
}

export { AlertsPage as Component }
