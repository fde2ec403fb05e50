import type { ReactNode } from 'react'
import styles from './arrangement.module.css'

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** The red band on which gold controls and light focus rings are used. */
export function RedBand({ children }: { children: ReactNode }) {
  return <div className={`${styles.band} on-dark`}>{children}</div>
}
