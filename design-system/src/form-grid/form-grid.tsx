import type { ReactNode } from 'react'
import styles from './form-grid.module.css'

/** Six columns for fields, which set their width with `span`. On phones, one column. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
