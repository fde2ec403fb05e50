import type { ReactNode } from 'react'
import styles from './product-columns.module.css'

/** The pictures of a product and what there is to know about it: one below the other on phones, else side by side. */
export function ProductColumns({
  label,
  pictures,
  children,
}: {
  label?: string
  pictures: ReactNode
  children: ReactNode
}) {
  return (
    <section className={`wrap ${styles.columns}`} aria-label={label}>
      <div>{pictures}</div>
      <div className={styles.facts}>{children}</div>
    </section>
  )
}
