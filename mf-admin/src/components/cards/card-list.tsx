import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import styles from './cards.module.css'

interface ListProps {
  ref?: Ref<HTMLUListElement>
  label: string
  /** Each card has the whole width: for what is read line by line. */
  isWide?: boolean
  children: ReactNode
}

/** Cards one below the other, and side by side where there is room. */
export function CardList({ ref, label, isWide, children }: ListProps) {
  return (
    <ul ref={ref} aria-label={label} className={styles.list} data-wide={isWide || undefined}>
      {children}
    </ul>
  )
}

export function Card({ children }: { children: ReactNode }) {
  return <li className={styles.card}>{children}</li>
}

interface LinkProps {
  to: string
  children: ReactNode
  /** Stands below the card, and is no part of the link. */
  below?: ReactNode
}

/** A card that leads to a screen as a whole. */
export function CardLink({ to, children, below }: LinkProps) {
  return (
    <li className={styles.item}>
      <Link to={to} className={`${styles.card} ${styles.link}`} data-card>
        {children}
      </Link>
      {below}
    </li>
  )
}
