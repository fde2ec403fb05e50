import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './cards.module.css'

/** Cards one below the other, and side by side where there is room. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  )
}

export function Card({ children }: { children: ReactNode }) {
  return <li className={styles.card}>{children}</li>
}

/** A card that leads to a screen as a whole. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={`${styles.card} ${styles.link}`} data-card>
        {children}
      </Link>
    </li>
  )
}
