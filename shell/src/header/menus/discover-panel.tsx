import { Link } from 'react-router-dom'
import { discoverLinks } from './menus'
import styles from './shop-panel.module.css'

interface Props {
  onChoose: () => void
}

export function DiscoverPanel({ onChoose }: Props) {
  return (
    <ul>
      {discoverLinks.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={styles.link} onClick={onChoose}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
