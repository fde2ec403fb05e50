import type { HistoryEntry } from 'shared-contracts/orders/admin/orders-schema'
import { CardSection } from '../../../components/cards/card-section'
import { formatMoment } from '../../../data/orders/format-day'
import styles from './order.module.css'

export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <CardSection title="History">
      <ul className={styles.entries}>
        {entries.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            <span>{text}</span>
            <span className={styles.quiet}>{`${by}, ${formatMoment(at)}`}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
