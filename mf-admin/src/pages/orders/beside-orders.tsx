import { lateCode } from 'design-system/late/late-code'
import { OptionalLate } from 'design-system/late/optional-late'
import type { ReactNode } from 'react'
import { useConnection } from '../../data/offline/use-connection'
import { TWO_COLUMNS_PX, useIsWide } from '../../data/platform/use-is-wide'
import styles from './beside-orders.module.css'

// Loaded on demand, because a phone never shows the list beside an order.
const queueFile = lateCode(
  () => import(/* webpackChunkName: "seldom-queue" */ '../../features/orders/queue/queue'),
)

interface Props {
  /** The id of the order shown as `children`. */
  open: string
  children: ReactNode
}

/** Shows an order; on a wide screen, beside the list from which it was opened. */
export function BesideOrders({ open, children }: Props) {
  const isWide = useIsWide(TWO_COLUMNS_PX)
  const isOn = useConnection()
  if (!isWide || !isOn) return children
  return (
    <div className={styles.pair} data-two-columns>
      <section className={styles.list} aria-label="Orders">
        <OptionalLate code={queueFile}>{({ Queue }) => <Queue kept={() => null} open={open} />}</OptionalLate>
      </section>
      <div className={styles.order}>{children}</div>
    </div>
  )
}
