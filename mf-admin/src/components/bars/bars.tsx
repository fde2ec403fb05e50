import { Icon } from 'design-system/icon/icon'
import { Link, useLocation } from 'react-router-dom'
import type { AdminRight } from 'shared-contracts/staff/rights'
import { isHere, listNavigationItems } from '../../data/places/places'
import styles from './bars.module.css'

/** Navigation: a bottom bar on phones, and a sidebar from 900 px. */
export function Bars({ rights }: { rights: readonly AdminRight[] }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Admin" className={`${styles.bars} on-dark`}>
      <p className={styles.brand} aria-hidden="true">
        Admin
      </p>
      <ul className={styles.list}>
        {listNavigationItems(rights).map((place) => (
          <li key={place.to} className={styles.item} data-bar={place.isInBar}>
            <Link
              to={place.to}
              className={styles.link}
              aria-current={isHere(place, pathname) ? 'page' : undefined}
            >
              <Icon shape={place.shape} size={22} />
              <span>{place.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
