import { PickList } from '../../features/pick/pick-list'
import { DeskScreen } from '../screen/desk-screen'

function PickPage() {
  return (
    <DeskScreen title="Pick list" right="pack-and-ship">
      <PickList />
    </DeskScreen>
  )
}

export { PickPage as Component }
