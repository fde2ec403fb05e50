import type { HistoryEntry } from 'shared-contracts/domain/desk/orders/orders-schema'
import { formatMoment } from '../../data/orders/format-day'
import styles from './order.module.css'

/** What has happened to an order, the newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        History
      </h2>
      <ul className={styles.entries}>
        {entries.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            {text}
            <span className={styles.quiet}>
              {by}, {formatMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
