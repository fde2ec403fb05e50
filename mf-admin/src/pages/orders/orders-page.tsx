import { Queue } from '../../features/queue/queue'
import { KeptQueue } from '../../features/without-signal/kept-queue'
import { AdminScreen } from '../screen/admin-screen'

function OrdersPage() {
  return (
    <AdminScreen title="Orders" right="see-orders">
      <Queue kept={(first) => <KeptQueue first={first} />} />
    </AdminScreen>
  )
}

export { OrdersPage as Component }
