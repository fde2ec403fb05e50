import { Badge } from 'design-system/badge/badge'
import { useState } from 'react'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { isToShip } from 'shared-contracts/fulfilment/shipments'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { OrderBadge } from '../../../components/orders/order-badge'
import { formatDay, formatMoment } from '../../../data/orders/format-day'
import { useSession } from '../../../data/staff/use-session'
import { Buyer } from './buyer'
import { Customer } from './customer'
import { InvoiceLinks, OrderDocuments } from './documents'
import { History } from './history'
import { NextOrder } from './next-order'
import { NextStep } from './next-step'
import { Notes } from './notes'
import styles from './order.module.css'
import { OrderCases } from './order-cases'
import { ScanVariants } from './scan/scan-variants'
import { Shipments } from './shipments/shipments'
import { usePacking } from './shipments/use-packing'
import { waitingShipment } from './shipments/waiting-shipment'
import { Totals } from './totals'

interface Props {
  order: AdminOrder
  /** @param shipment the shipment to ship; omit to ship all open items in a new one */
  onShip: (shipment?: AdminShipment) => void
  onCorrect: (shipment: AdminShipment) => void
  onTakeBack: (shipment: AdminShipment) => void
  onReload: () => void
}

/** An order's page. It starts with the details needed for the next step. */
export function Order({ order, onShip, onCorrect, onTakeBack, onReload }: Props) {
  const { rights } = useSession()
  const mayPack = rights.includes('pack-and-ship')
  const [unscanned, setUnscanned] = useState(0)
  const waiting = waitingShipment(order)
  const packing = usePacking(order, onReload)
  const canShip = order.money === 'Paid' && (waiting !== undefined || order.open.length > 0)
  const [wasToShip] = useState(canShip)
  return (
    <>
      <p className={styles.states}>
        <OrderBadge {...order} />
        {order.isLate && <Badge tone="bad">Late</Badge>}
        <span className={styles.quiet}>
          ordered <span>{formatMoment(order.createdAt)}</span>
          <span>{isToShip(order.word) && `, ship by ${formatDay(order.dueOn)}`}</span>
        </span>
      </p>
      {order.cases && <OrderCases cases={order.cases} />}
      {packing.problem}
      <Customer order={order} mayChange={mayPack} onReload={onReload} />
      {order.notes
        .filter(({ isPrinted }) => isPrinted)
        .map(({ at, text }) => (
          <p key={`${at} ${text}`} className={styles.note}>
            <strong>{text}</strong>
          </p>
        ))}
      <Buyer order={order} mayChange={mayPack} onReload={onReload} />
      <Shipments
        order={order}
        isPaid={order.money === 'Paid'}
        mayPack={mayPack}
        onCorrect={onCorrect}
        onTakeBack={onTakeBack}
        onReload={onReload}
      />
      {mayPack && order.word && order.word !== 'Cancelled' ? (
        <OrderDocuments order={order} />
      ) : (
        <InvoiceLinks order={order} />
      )}
      {mayPack && order.money === 'Paid' && order.word !== 'Cancelled' && (
        <ScanVariants order={order} onLeft={setUnscanned} />
      )}
      <Notes order={order} mayWrite={mayPack} />
      <Totals order={order} />
      <History entries={order.history} />
      {mayPack && canShip && (
        <NextStep
          waiting={waiting}
          shipments={order.shipments}
          unscanned={unscanned}
          packing={packing}
          onShip={onShip}
        />
      )}
      {mayPack && wasToShip && !canShip && <NextOrder id={order.id} />}
    </>
  )
}
