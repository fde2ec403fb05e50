import { Children, type ReactNode } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './breadcrumbs.module.css'

/** @param trail links from the top, then the name of the page itself */
export function Breadcrumbs({ trail }: { trail: readonly ReactNode[] }) {
  const t = useText()
  return (
    <nav aria-label={t('Breadcrumb')} className={`wrap ${styles.crumbs}`}>
      <ol className={styles.list}>
        {Children.map(trail, (crumb, index) => (
          <li className={styles.crumb} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  )
}
