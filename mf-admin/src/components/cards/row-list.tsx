import type { ReactNode } from 'react'
import styles from './cards.module.css'

export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {children}
    </ul>
  )
}
