import type { ReactNode } from 'react'
import styles from './title.module.css'

/** The centred title of a page without a PageHead. */
export function Title({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <header className={`${styles.title} wrap`}>
      <h1>{children}</h1>
      {lead && <p className={`${styles.lead} lead`}>{lead}</p>}
    </header>
  )
}
