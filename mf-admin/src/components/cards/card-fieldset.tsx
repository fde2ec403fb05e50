import type { ReactNode } from 'react'
import styles from './cards.module.css'

export function CardFieldset({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={`${styles.card} ${styles.fields}`}>
      <legend className="h3">{legend}</legend>
      {children}
    </fieldset>
  )
}
