import type { ReactNode } from 'react'
import styles from './product-form.module.css'

/** A section of the product's form, labelled by its heading. @param id the heading's id, for links to it */
export function FormSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
