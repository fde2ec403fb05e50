import type { ReactNode } from 'react'
import styles from './totals.module.css'

/** Rows of amounts; `muted` for those that are shown but not added, `total` for the last. */
export function Totals({
  rows,
}: {
  rows: readonly { label: string; value: ReactNode; look?: 'plain' | 'muted' | 'total' }[]
}) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, value, look = 'plain' }) => (
        <div key={label} className={styles.row} data-look={look}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
