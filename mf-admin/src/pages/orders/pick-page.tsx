import { PickList } from '../../features/pick/pick-list'
import { AdminScreen } from '../screen/admin-screen'

function PickPage() {
  return (
    <AdminScreen title="Pick list" right="pack-and-ship">
      <PickList />
    </AdminScreen>
  )
}

export { PickPage as Component }
