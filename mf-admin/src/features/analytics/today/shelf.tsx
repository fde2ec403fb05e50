import { Link } from 'react-router-dom'
import type { Today } from 'shared-contracts/analytics/admin/today-schema'
import { delivery } from 'shared-contracts/fulfilment/delivery'
import { CardSection } from '../../../components/cards/card-section'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './today.module.css'

/** Orders to ship, and how many of them are late. */
export function Shelf({ shelf: { toPack, late } }: { shelf: Today['shelf'] }) {
  return (
    <CardSection title="Now">
      <p className={styles.first}>
        <Link to={adminPaths.orders} className={styles.value}>
          {`${toPack} to pack`}
        </Link>
        <strong className={late > 0 ? styles.late : undefined}>
          {late > 0 ? `${late} of them late` : 'none of them late'}
        </strong>
      </p>
      <p className="small muted">
        Paid orders of which something has still to leave. Late: the shipping policy promises that an order
        leaves within {delivery.processing.to} business days of being placed, Saturdays counted, and that day
        is over.
      </p>
    </CardSection>
  )
}
