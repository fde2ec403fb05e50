import type { ReactNode } from 'react'
import styles from './main-action.module.css'

/** The screen's main button: within thumb's reach above a phone's bottom bar, and inline from 900 px. */
export function MainAction({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>
}
