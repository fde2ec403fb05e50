import { Link } from 'react-router-dom'
import type { Today } from 'shared-contracts/analytics/admin/today-schema'
import { delivery } from 'shared-contracts/fulfilment/delivery'
import { CardSection } from '../../../components/cards/card-section'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './today.module.css'

export function Shelf({ shelf: { toPack, late } }: { shelf: Today['shelf'] }) {
  return (
    <CardSection title="Now">
      <p className={styles.first}>
        <Link to={adminPaths.orders} className={styles.value}>
          {`${toPack} to pack`}
        </Link>
        <strong className={late > 0 ? styles.late : undefined}>
          {late > 0 ? `${late} late` : 'none late'}
        </strong>
      </p>
      <p className="small muted">
        Paid orders with items still to ship. An order is late if it hasn’t been shipped within{' '}
        {delivery.processing.to} working days of being placed, as the shipping policy promises. Saturdays
        count.
      </p>
    </CardSection>
  )
}
