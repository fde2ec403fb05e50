import type { ReactNode } from 'react'
import styles from './main-action.module.css'

/** The screen's main button: above the bottom bar on phones, within reach of a thumb, and inline from 900 px. */
export function MainAction({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>
}
