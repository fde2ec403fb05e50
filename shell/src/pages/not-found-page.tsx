import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './not-found-page.module.css'

const { all, ...lists } = collections

const ways = [
  ...Object.values(lists).map(({ slug, menuLabel }) => ({ label: menuLabel, to: paths.collection(slug) })),
  { label: 'RECIPES', to: paths.recipes },
  { label: 'CONTACT', to: paths.contact },
]

/** Shown for unknown addresses, with links to likely destinations. */
export function NotFoundPage() {
  const t = useText()
  return (
    <div className="wrap">
      <EmptyState
        title={t('This page isn’t in our spice tin')}
        action={
          <>
            <Link to={paths.collection(all.slug)} {...buttonLook()}>
              {t('SHOP ALL PRODUCTS')}
            </Link>
            <nav aria-label={t('Where to go next')} className={styles.ways}>
              <p className="muted">{t('Try one of these:')}</p>
              <ul className={styles.list}>
                {ways.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={styles.link}>
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        }
      >
        {t('The page may have moved, or there may be a typo in the address.')}
      </EmptyState>
    </div>
  )
}
