import { Queue } from '../../features/queue/queue'
import { KeptQueue } from '../../features/without-signal/kept-queue'
import { DeskScreen } from '../screen/desk-screen'

function OrdersPage() {
  return (
    <DeskScreen title="Orders" right="see-orders">
      <Queue kept={(first) => <KeptQueue first={first} />} />
    </DeskScreen>
  )
}

export { OrdersPage as Component }
