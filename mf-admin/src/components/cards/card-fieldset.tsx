import type { ReactNode } from 'react'
import styles from './cards.module.css'

/** Fields that belong together, on a card of their own. */
export function CardFieldset({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={`${styles.card} ${styles.fields}`}>
      <legend className="h3">{legend}</legend>
      {children}
    </fieldset>
  )
}
