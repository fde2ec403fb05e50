import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import styles from './cards.module.css'

interface ListProps {
  ref?: Ref<HTMLUListElement>
  label: string
  /** Full-width cards, for text that is read line by line. */
  isWide?: boolean
  children: ReactNode
}

/** Cards below each other, or next to each other if there is room. */
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
  /** Shown below the card, outside the link. */
  below?: ReactNode
}

/** A card that links to a screen as a whole. */
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
