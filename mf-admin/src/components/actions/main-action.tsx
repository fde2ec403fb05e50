import type { ReactNode } from 'react'
import styles from './main-action.module.css'

/** The screen's main button, under the thumb: above the bar of a phone, and in its place from 900 px. */
export function MainAction({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>
}
