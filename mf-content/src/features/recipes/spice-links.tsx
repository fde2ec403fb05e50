import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import type { SpiceOfDish } from '../../data/spices/list-spices'
import styles from './spice-links.module.css'

export function SpiceLinks({ spices }: { spices: readonly SpiceOfDish[] }) {
  const t = useText()
  return (
    <ul className={styles.links} aria-label={t('Buy the spices for this dish')}>
      {spices.map(({ id, name, list }) => (
        <li key={id}>
          <Link to={paths.product(list, id)} className={styles.link}>
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
