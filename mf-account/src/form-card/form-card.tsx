import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Title } from 'design-system/title/title'
import type { ReactNode } from 'react'
import styles from './form-card.module.css'

/** A page that is one short form: its title, and the form on white paper. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Title>{title}</Title>
      <div className="wrap">
        <LabelFrame className={styles.card}>{children}</LabelFrame>
      </div>
    </div>
  )
}

/** Buttons of equal width, side by side where there is room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/** A further way on below the form, such as CREATE ACCOUNT. */
export function FormAside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.aside}>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  )
}
