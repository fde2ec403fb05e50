import { Queue } from '../../features/queue/queue'
import { DeskScreen } from '../screen/desk-screen'

function OrdersPage() {
  return (
    <DeskScreen title="Orders" right="see-orders">
      <Queue />
    </DeskScreen>
  )
}

export { OrdersPage as Component }
