import { CachedQueue } from '../../features/fulfilment/offline/cached-queue'
import { Queue } from '../../features/orders/queue/queue'
import { AdminScreen } from '../screen/admin-screen'

function OrdersPage() {
  return (
    <AdminScreen title="Orders" right="see-orders">
      <Queue kept={(first) => <CachedQueue first={first} />} />
    </AdminScreen>
  )
}

export { OrdersPage as Component }
