import { Link } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import { discoverLinks } from './menu-links'
import styles from './shop-panel.module.css'

interface Props {
  onChoose: () => void
}

export function DiscoverPanel({ onChoose }: Props) {
  const t = useText()
  return (
    <ul>
      {discoverLinks.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={styles.link} onClick={onChoose}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
