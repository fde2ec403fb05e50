import { Icon } from 'design-system/icon/icon'
import { Link, useLocation } from 'react-router-dom'
import type { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { useMfAdminGetCountsQuery } from '../../data/places/counts-api'
import { isHere, isInBar, listNavigationItems } from '../../data/places/places'
import styles from './bars.module.css'

const COUNT_EVERY_MS = 60_000

/** The navigation: a bottom bar on phones, a sidebar from 900 px. Badges count the open items of each screen. */
export function Bars({ session: { person, rights } }: { session: AdminSession }) {
  const { pathname } = useLocation()
  const { data: counts } = useMfAdminGetCountsQuery(undefined, {
    pollingInterval: COUNT_EVERY_MS,
    skipPollingIfUnfocused: true,
  })
  return (
    <nav aria-label="Admin" className={`${styles.bars} on-dark`}>
      <p className={styles.brand} aria-hidden="true">
        Admin
      </p>
      <ul className={styles.list}>
        {listNavigationItems(rights).map((place) => (
          <li key={place.to} className={styles.item} data-bar={isInBar(place, person.role) || undefined}>
            <Link
              to={place.to}
              className={styles.link}
              aria-current={isHere(place, pathname) ? 'page' : undefined}
            >
              <Icon shape={place.shape} size={22} />
              <span>{place.label}</span>
              <Waiting count={sumCounts(place.counts, counts)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function sumCounts(names: readonly (keyof Counts)[] = [], counts: Counts = {}): number {
  return names.reduce((sum, name) => sum + (counts[name] ?? 0), 0)
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span className="visually-hidden">, </span>
      <span>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden"> waiting</span>
    </span>
  )
}
