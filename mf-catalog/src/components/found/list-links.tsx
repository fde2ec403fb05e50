import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { collectionCopy } from '../../data/collection-copy'
import styles from './list-links.module.css'

/** Links to the lists, for an empty search or one without results. */
export function ListLinks({ onChoose }: { onChoose?: () => void }) {
  const t = useText()
  return (
    <ul className={styles.lists} aria-label={t('Shop by category')}>
      {Object.values<Collection>(collections).map(({ slug }) => (
        <li key={slug}>
          <Link
            to={paths.collection(slug)}
            {...buttonLook({ variant: 'line', size: 'sm' })}
            onClick={onChoose}
          >
            {t(collectionCopy[slug].name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
