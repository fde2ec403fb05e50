import type { ReactNode } from 'react'
import styles from './sticky-bar.module.css'

/** A bar at the foot of phones; show it only while the button it repeats is out of view. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
