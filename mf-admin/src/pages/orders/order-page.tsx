import { Button } from 'design-system/button/button'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { KeyHelp } from '../../components/keys/key-help'
import { Loaded } from '../../components/screen-states/loaded'
import { useConnection } from '../../data/offline/use-connection'
import { useAfterSteps, useCachedWork } from '../../data/offline/use-steps'
import { useMfAdminGetOrderQuery } from '../../data/orders/orders-api'
import { adminPaths } from '../../data/places/admin-paths'
import { useKeys } from '../../data/platform/use-keys'
import { useSession } from '../../data/staff/use-session'
import { OrderSteps } from '../../features/fulfilment/offline/order-steps'
import { ShipSheet } from '../../features/fulfilment/ship/ship-sheet'
import type { OrderToShip, ToShip } from '../../features/fulfilment/ship/to-ship'
import { TakeBackSheet } from '../../features/fulfilment/take-back/take-back-sheet'
import { CachedOrder } from '../../features/orders/order/cached-order'
import { Order } from '../../features/orders/order/order'
import { OrderRefund } from '../../features/payments/refund/refund'
import { AdminScreen } from '../screen/admin-screen'

const keyTexts = [
  ['p', 'Start packing, then mark as packed'],
  ['s', 'Ship'],
  ['?', 'Show this list'],
] as const

function OrderPage() {
  const { id = '' } = useParams()
  const query = useMfAdminGetOrderQuery(id, { refetchOnMountOrArgChange: true })
  const isOn = useConnection()
  const kept = useCachedWork()?.orders.find((order) => order.id === id)
  const isKept = !isOn && !query.currentData
  const number = query.currentData?.orderId ?? kept?.orderId
  return (
    <AdminScreen
      title={number ? <span translate="no">{number}</span> : 'Order'}
      right="see-orders"
      back={{ to: adminPaths.orders, label: 'orders' }}
    >
      <OrderSteps orderId={id} />
      {isKept && kept ? (
        <OpenKept order={kept} />
      ) : (
        <Loaded query={query} what="the order">
          {(order) => <OpenOrder key={order.id} order={order} onReload={query.refetch} />}
        </Loaded>
      )}
    </AdminScreen>
  )
}

function OpenOrder({ order, onReload }: { order: AdminOrder; onReload: () => void }) {
  const shown = useAfterSteps(order)
  const [toShip, setToShip] = useState<ToShip>()
  const { rights } = useSession()
  const [cameBack, setCameBack] = useState<AdminShipment>()
  const [isRefunding, setIsRefunding] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const keys = useMemo(
    () => ({
      p: () => pressButton('pack'),
      s: () => pressButton('ship'),
      '?': () => setIsHelpOpen(true),
    }),
    [],
  )
  useKeys(keys)

  /** The refund comes next. */
  function handleTakenBack() {
    setCameBack(undefined)
    setIsRefunding(true)
  }

  return (
    <>
      <Order
        order={shown}
        onShip={(shipment) => setToShip(toShipment(shown, shipment))}
        onCorrect={(shipment) => setToShip({ kind: 'correction', shipment })}
        onTakeBack={setCameBack}
        onReload={onReload}
      />
      {rights.includes('refund') && (
        <section aria-label="Refund or cancel">
          {isRefunding ? (
            <OrderRefund order={order.id} />
          ) : (
            <Button variant="line" block onClick={() => setIsRefunding(true)}>
              Refund or cancel
            </Button>
          )}
        </section>
      )}
      <ShipSheet toShip={toShip} onClose={() => setToShip(undefined)} />
      <TakeBackSheet
        order={order}
        shipment={cameBack}
        onClose={() => setCameBack(undefined)}
        onDone={handleTakenBack}
      />
      <KeyHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} keys={keyTexts} />
    </>
  )
}

/** An order as stored on this device, offline. */
function OpenKept({ order }: { order: OrderToPack }) {
  const shown = useAfterSteps(order)
  const [toShip, setToShip] = useState<ToShip>()
  return (
    <>
      <CachedOrder order={shown} onShip={(shipment) => setToShip(toShipment(shown, shipment))} />
      <ShipSheet toShip={toShip} onClose={() => setToShip(undefined)} />
    </>
  )
}

function toShipment(order: OrderToShip, shipment: AdminShipment | undefined): ToShip {
  return shipment ? { kind: 'shipment', shipment } : { kind: 'order', order }
}

/** Makes a key press its button, unless that is missing or busy. */
function pressButton(key: 'pack' | 'ship'): void {
  document.querySelector<HTMLButtonElement>(`button[data-key="${key}"]`)?.click()
}

export { OrderPage as Component }
