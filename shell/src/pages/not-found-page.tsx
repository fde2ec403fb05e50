import { buttonLook } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import styles from './not-found-page.module.css'

/** An address that is nobody's, with the ways a shopper may have meant. */
export function NotFoundPage() {
  return (
    <div className="wrap">
      <EmptyState
        title="This page is not in our tin"
        action={
          <Link to={paths.collection('all-products')} {...buttonLook()}>
            SHOP ALL PRODUCTS
          </Link>
        }
      >
        The address may have changed, or a letter may be missing. These are always here:
      </EmptyState>
      <nav aria-label="Ways on" className={styles.ways}>
        <ul className={styles.list}>
          {Object.values(collections).map(({ slug, menuLabel }) => (
            <li key={slug}>
              <Link to={paths.collection(slug)} className={styles.link}>
                {menuLabel}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.recipes} className={styles.link}>
              RECIPES
            </Link>
          </li>
          <li>
            <Link to={paths.contact} className={styles.link}>
              CONTACT
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  )
}
