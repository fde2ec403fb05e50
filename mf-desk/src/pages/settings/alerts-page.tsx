import { Alerts } from '../../features/alerts/alerts'
import { DeskScreen } from '../screen/desk-screen'

/** How one is told of new orders. */
function AlertsPage() {
  return (
    <DeskScreen title="Alerts" right="see-orders">
      <Alerts />
    </DeskScreen>
  )
}

export { AlertsPage as Component }
