import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import type { SpiceOfDish } from '../../data/spices/spices-of'
import styles from './spice-links.module.css'

/** The spices of the picture that the shop sells, each leading to its product. */
export function SpiceLinks({ spices }: { spices: readonly SpiceOfDish[] }) {
  return (
    <ul className={styles.links} aria-label="Spices of this dish in the shop">
      {spices.map(({ id, name, list }) => (
        <li key={id}>
          <Link to={paths.product(list, id)} className={styles.link}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
