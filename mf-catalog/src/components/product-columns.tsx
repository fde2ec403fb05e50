import type { ReactNode } from 'react'
import styles from './product-columns.module.css'

/** A product's pictures and details: stacked on phones, otherwise side by side. */
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
