import type { ReactNode } from 'react'
import styles from './arrangement.module.css'

/** Side by side, as many as go into a line. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** One below the other, in a column of text's width. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** The red band that gold controls and light focus rings are made for. */
export function RedBand({ children }: { children: ReactNode }) {
  return <div className={`${styles.band} on-dark`}>{children}</div>
}
