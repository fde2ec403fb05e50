import { Link } from 'react-router-dom'
import styles from './list-links.module.css'

interface ListLinksProps {
  label: string
  lists: readonly { to: string; text: string; isCurrent: boolean }[]
}

/** Links to the lists of a queue, such as messages to answer and closed ones. */
export function ListLinks({ label, lists }: ListLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.states}>
        {lists.map(({ to, text, isCurrent }) => (
          <li key={to}>
            <Link to={to} className={styles.state} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
