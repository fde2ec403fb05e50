import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Running text such as a policy: headings, paragraphs and lists at a readable width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
