import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import styles from './cards.module.css'

interface ListProps {
  ref?: Ref<HTMLUListElement>
  label: string
  /** Full-width cards, for longer text. */
  isWide?: boolean
  children: ReactNode
}

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
  /** Called on a tap instead of opening the screen. */
  onPick?: (() => void) | undefined
}

export function CardLink({ to, children, below, onPick }: LinkProps) {
  function handleClick(event: MouseEvent) {
    if (!onPick) return
    event.preventDefault()
    onPick()
  }

  return (
    <li className={styles.item}>
      <Link to={to} className={`${styles.card} ${styles.link}`} data-card onClick={handleClick}>
        {children}
      </Link>
      {below}
    </li>
  )
}
