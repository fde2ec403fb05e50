import { Badge } from 'design-system/badge/badge'
import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
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
import { Parcels } from './parcels/parcels'
import { usePacking } from './parcels/use-packing'
import { waitingParcel } from './parcels/waiting-parcel'
import { ScanPacks } from './scan/scan-packs'
import { Sums } from './totals'

interface Props {
  order: AdminOrder
  /** @param parcel the one meant; without, what is still open */
  onShip: (parcel?: AdminParcel) => void
  onCorrect: (parcel: AdminParcel) => void
  onTakeBack: (parcel: AdminParcel) => void
  onReload: () => void
}

/** Everything of one order, what the next step needs first. */
export function Order({ order, onShip, onCorrect, onTakeBack, onReload }: Props) {
  const { rights } = useSession()
  const mayPack = rights.includes('pack-and-ship')
  const waiting = waitingParcel(order)
  const packing = usePacking(order, onReload)
  const canShip = order.money === 'Paid' && (waiting !== undefined || order.open.length > 0)
  return (
    <>
      <p className={styles.states}>
        <OrderBadge word={order.word} money={order.money} />
        {order.isLate && <Badge tone="bad">Late</Badge>}
        <span className={styles.quiet}>
          ordered <span>{formatMoment(order.createdAt)}</span>
          <span>{order.word === 'To pack' && `, leaves by ${formatDay(order.dueOn)}`}</span>
        </span>
      </p>
      {packing.problem}
      <Customer order={order} mayChange={mayPack} onReload={onReload} />
      <Parcels
        order={order}
        isPaid={order.money === 'Paid'}
        mayPack={mayPack}
        onCorrect={onCorrect}
        onTakeBack={onTakeBack}
        onReload={onReload}
      />
      {mayPack && order.word && order.word !== 'Cancelled' && <OrderDocuments order={order} />}
      {mayPack && order.money === 'Paid' && <ScanPacks order={order} />}
      <Notes order={order} mayWrite={mayPack} />
      <Sums order={order} />
      <History entries={order.history} />
      {mayPack && canShip && <NextStep waiting={waiting} packing={packing} onShip={onShip} />}
    </>
  )
}
