import { Badge } from 'design-system/badge/badge'
import type { ReactNode } from 'react'
import { isToShip } from 'shared-contracts/fulfilment/shipments'
import type { OrderCard as Card } from 'shared-contracts/orders/admin/orders-schema'
import { inRupees } from 'shared-contracts/values/money'
import { CardLink } from '../../../components/cards/card-list'
import { OrderBadge } from '../../../components/orders/order-badge'
import { formatDay } from '../../../data/orders/format-day'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './queue.module.css'

const SHOWN = 3

interface Props {
  order: Card
  below: ReactNode
  /** Set while orders are being selected: a tap then selects the order instead of opening it. */
  onPick: (() => void) | undefined
}

export function OrderCard({ order, below, onPick }: Props) {
  const { lines, inHand } = order
  return (
    <CardLink to={adminPaths.order(order.id)} below={below} onPick={onPick}>
      <span className={styles.head}>
        <strong className={styles.name}>{order.name}</strong>
        <span className="num">{inRupees(Math.round(order.total * 100))}</span>
      </span>
      <span className={styles.place}>
        <span>{`${order.place} · `}</span>
        <span className="num" translate="no">
          {order.orderId}
        </span>
      </span>
      <span className={styles.lines}>
        <span>{lines.slice(0, SHOWN).join('\n')}</span>
        <span>{lines.length > SHOWN && `\nand ${lines.length - SHOWN} more`}</span>
      </span>
      <span className={styles.foot}>
        <OrderBadge {...order} />
        {order.isLate && <Badge tone="bad">Late</Badge>}
        {inHand.map(({ state, by }) => (
          <Badge key={`${state} ${by}`} tone="warn">
            {state === 'packing' ? `Being packed by ${by}` : `Packed by ${by}`}
          </Badge>
        ))}
        {order.hasNotes && <Badge>Note</Badge>}
        {order.word === 'To pack' && order.isLabelled && <Badge>Label printed</Badge>}
        {isToShip(order.word) && <span className={styles.due}>{`ship by ${formatDay(order.dueOn)}`}</span>}
      </span>
    </CardLink>
  )
}
