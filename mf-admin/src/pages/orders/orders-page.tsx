import { KeptQueue } from '../../features/fulfilment/offline/kept-queue'
import { Queue } from '../../features/orders/queue/queue'
import { AdminScreen } from '../screen/admin-screen'

function OrdersPage() {
  return (
    <AdminScreen title="Orders" right="see-orders">
      <Queue kept={(first) => <KeptQueue first={first} />} />
    </AdminScreen>
  )
}

export { OrdersPage as Component }
