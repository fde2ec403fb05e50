import { useSignal } from '../../data/offline/use-signal'
import { Queue } from '../../features/queue/queue'
import { KeptQueue } from '../../features/without-signal/kept-queue'
import { DeskScreen } from '../screen/desk-screen'

function OrdersPage() {
  const isOn = useSignal()
  return (
    <DeskScreen title="Orders" right="see-orders">
      {isOn ? <Queue /> : <KeptQueue />}
    </DeskScreen>
  )
}

export { OrdersPage as Component }
