import { Button } from 'design-system/button/button'
import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Spinner } from 'design-system/spinner/spinner'
import { useMemo, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { KeyHelp } from '../../components/keys/key-help'
import { Loaded } from '../../components/screen-states/loaded'
import { Revealed } from '../../components/screen-states/revealed'
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
import { AdminScreen } from '../screen/admin-screen'
import { BesideOrders } from './beside-orders'

/** Loaded on demand, because few orders are refunded. */
const refund = lateCode(
  () => import(/* webpackChunkName: "seldom-refund" */ '../../features/payments/refund/refund'),
)

const keyTexts = [
  ['p', 'Start packing, then mark as packed'],
  ['s', 'Ship'],
  ['?', 'Show keyboard shortcuts'],
] as const

function OrderPage() {
  const { id = '' } = useParams()
  const { search, hash } = useLocation()
  const query = useMfAdminGetOrderQuery(id, { refetchOnMountOrArgChange: true })
  const isOn = useConnection()
  const kept = useCachedWork()?.orders.find((order) => order.id === id)
  const isKept = !isOn && !query.currentData
  const number = query.currentData?.orderId ?? kept?.orderId
  return (
    <AdminScreen
      title={number ? <span translate="no">{number}</span> : 'Order'}
      right="see-orders"
      back={{ to: adminPaths.orders + search + hash, label: 'orders' }}
    >
      <BesideOrders open={id}>
        <OrderSteps orderId={id} />
        {isKept && kept ? (
          <OpenKept key={kept.id} order={kept} />
        ) : (
          <Loaded query={query} what="the order">
            {(order) => <OpenOrder key={order.id} order={order} onReload={query.refetch} />}
          </Loaded>
        )}
      </BesideOrders>
    </AdminScreen>
  )
}

function OpenOrder({ order, onReload }: { order: AdminOrder; onReload: () => void }) {
  const shown = useAfterSteps(order)
  const [toShip, setToShip] = useState<ToShip>()
  const { rights } = useSession()
  const { state } = useLocation() as { state: { opens?: 'refund' | 'return' } | null }
  const [cameBack, setCameBack] = useState(state?.opens === 'return' ? lastDelivered(order) : undefined)
  const [isRefunding, setIsRefunding] = useState(state?.opens === 'refund')
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

  /** Opens the refund form, because a refund usually follows a return. */
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
      {rights.includes('refund') && shown.money === 'Paid' && (
        <section aria-label="Refund or cancel">
          {isRefunding ? (
            <Revealed>
              <Late code={refund} waiting={<Spinner label="Loading the refund…" />}>
                {({ OrderRefund }) => <OrderRefund order={order.id} />}
              </Late>
            </Revealed>
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

/** An order as stored on this device, shown while offline. */
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

function lastDelivered({ shipments }: AdminOrder): AdminShipment | undefined {
  return shipments.filter(({ state }) => state === 'delivered').at(-1)
}

function toShipment(order: OrderToShip, shipment: AdminShipment | undefined): ToShip {
  return shipment ? { kind: 'shipment', shipment } : { kind: 'order', order }
}

/** Presses the button of a keyboard shortcut, unless it is missing or busy. */
function pressButton(key: 'pack' | 'ship'): void {
  document.querySelector<HTMLButtonElement>(`button[data-key="${key}"]`)?.click()
}

export { OrderPage as Component }
