import { adminPaths } from '../../data/places/admin-paths'
import { ShipPacked } from '../../features/fulfilment/ship-packed/ship-packed'
import { AdminScreen } from '../screen/admin-screen'

function ShipPackedPage() {
  return (
    <AdminScreen
      title="Ship packed orders"
      right="pack-and-ship"
      back={{ to: adminPaths.orders, label: 'orders' }}
    >
      <ShipPacked />
    </AdminScreen>
  )
}

export { ShipPackedPage as Component }
