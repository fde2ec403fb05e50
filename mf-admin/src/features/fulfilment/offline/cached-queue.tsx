import { Badge } from 'design-system/badge/badge'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { ErrorState } from 'design-system/error-state/error-state'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { CardLink, CardList } from '../../../components/cards/card-list'
import { ordersNow } from '../../../data/offline/queue-step'
import { useCachedWork, useSteps } from '../../../data/offline/use-steps'
import { isToSend } from '../../../data/offline/waiting-steps'
import { formatDay, formatMoment } from '../../../data/orders/format-day'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './offline.module.css'

/** @param first the number of orders to render; omit for all */
export function CachedQueue({ first }: { first?: number | undefined }) {
  const work = useCachedWork()
  const steps = useSteps()
  if (!work)
    return (
      <ErrorState title="You’re offline">
        Orders to pack are saved for 12 hours on the devices of staff who can pack. None are saved on this
        device.
      </ErrorState>
    )
  const orders = ordersNow(work, steps)
  const toPack = orders.filter(isToPack)
  const waits = new Set(steps.filter(isToSend).map(({ orderId }) => orderId))
  const done = orders.filter((order) => !isToPack(order) && waits.has(order.id))
  return (
    <>
      <p className={styles.quiet}>
        {`${toPack.length === 1 ? '1 order' : `${toPack.length} orders`} to pack (last updated ${formatMoment(new Date(work.keptAt).toISOString())})`}
      </p>
      {toPack.length === 0 && (
        <EmptyState level={2} title="Nothing to pack">
          All orders saved on this device are packed.
        </EmptyState>
      )}
      <CardList label="To pack">
        {toPack.slice(0, first).map((order) => (
          <KeptCard key={order.id} order={order} isWaiting={waits.has(order.id)} />
        ))}
      </CardList>
      {done.length > 0 && (
        <CardList label="Done, not sent yet">
          {done.map((order) => (
            <KeptCard key={order.id} order={order} isWaiting />
          ))}
        </CardList>
      )}
    </>
  )
}

function isToPack({ open, shipments }: OrderToPack): boolean {
  return open.length > 0 || shipments.some(({ state }) => state === 'packing' || state === 'packed')
}

function KeptCard({ order, isWaiting }: { order: OrderToPack; isWaiting: boolean }) {
  const { id, orderId, address, lines, shipments, dueOn, isLate } = order
  const inHand = shipments.find(({ state }) => state === 'packing' || state === 'packed')
  return (
    <CardLink to={adminPaths.order(id)}>
      <strong>{`${address.firstName} ${address.lastName}`}</strong>
      <span className={styles.quiet}>
        <span>{`${address.city} ${address.pinCode} · `}</span>
        <span className="num" translate="no">
          {orderId}
        </span>
      </span>
      <span className={styles.lines}>
        {lines.map(({ quantity, name, variant }) => `${quantity} x ${name}, ${variant}`).join('\n')}
      </span>
      <span className={styles.badges}>
        {isLate && <Badge tone="bad">Late</Badge>}
        {inHand && (
          <Badge tone="warn">{`${inHand.state === 'packing' ? 'Being packed' : 'Packed'} by ${inHand.packedBy}`}</Badge>
        )}
        {isWaiting && <Badge>Not sent yet</Badge>}
        <span className={styles.quiet}>{`ship by ${formatDay(dueOn)}`}</span>
      </span>
    </CardLink>
  )
}
