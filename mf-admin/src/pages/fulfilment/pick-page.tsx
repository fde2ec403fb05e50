import { PickList } from '../../features/fulfilment/pick/pick-list'
import { AdminScreen } from '../screen/admin-screen'

function PickPage() {
  return (
    <AdminScreen title="Pick list" right="pack-and-ship">
      <PickList />
    </AdminScreen>
  )
}

export { PickPage as Component }
