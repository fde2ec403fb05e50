import type { ReactNode } from 'react'
import styles from './form-parts.module.css'

/** Buttons of equal width, side by side if they fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/** A link to an alternative below the form, such as CREATE ACCOUNT. */
export function FormAside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.aside}>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  )
}
