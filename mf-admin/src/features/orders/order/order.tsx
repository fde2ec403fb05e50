import { Badge } from 'design-system/badge/badge'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { OrderBadge } from '../../../components/orders/order-badge'
import { formatDay, formatMoment } from '../../../data/orders/format-day'
import { useSession } from '../../../data/staff/use-session'
import { Customer } from './customer'
import { OrderDocuments } from './documents'
import { History } from './history'
import { NextStep } from './next-step'
import { Notes } from './notes'
import styles from './order.module.css'
import { ScanVariants } from './scan/scan-variants'
import { Shipments } from './shipments/shipments'
import { usePacking } from './shipments/use-packing'
import { waitingShipment } from './shipments/waiting-shipment'
import { Totals } from './totals'

interface Props {
  order: AdminOrder
  /** @param shipment the one to ship; by default what is still open */
  onShip: (shipment?: AdminShipment) => void
  onCorrect: (shipment: AdminShipment) => void
  onTakeBack: (shipment: AdminShipment) => void
  onReload: () => void
}

/** An order's page, with what the next step needs first. */
export function Order({ order, onShip, onCorrect, onTakeBack, onReload }: Props) {
  const { rights } = useSession()
  const mayPack = rights.includes('pack-and-ship')
  const waiting = waitingShipment(order)
  const packing = usePacking(order, onReload)
  const canShip = order.money === 'Paid' && (waiting !== undefined || order.open.length > 0)
  return (
    <>
      <p className={styles.states}>
        <OrderBadge word={order.word} money={order.money} />
        {order.isLate && <Badge tone="bad">Late</Badge>}
        <span className={styles.quiet}>
          ordered <span>{formatMoment(order.createdAt)}</span>
          <span>{order.word === 'To pack' && `, ship by ${formatDay(order.dueOn)}`}</span>
        </span>
      </p>
      {packing.problem}
      <Customer order={order} mayChange={mayPack} onReload={onReload} />
      <Shipments
        order={order}
        isPaid={order.money === 'Paid'}
        mayPack={mayPack}
        onCorrect={onCorrect}
        onTakeBack={onTakeBack}
        onReload={onReload}
      />
      {mayPack && order.word && order.word !== 'Cancelled' && <OrderDocuments order={order} />}
      {mayPack && order.money === 'Paid' && <ScanVariants order={order} />}
      <Notes order={order} mayWrite={mayPack} />
      <Totals order={order} />
      <History entries={order.history} />
      {mayPack && canShip && <NextStep waiting={waiting} packing={packing} onShip={onShip} />}
    </>
  )
}
