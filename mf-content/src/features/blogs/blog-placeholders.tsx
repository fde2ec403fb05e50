import { Placeholder } from 'design-system/placeholder/placeholder'
import { useText } from 'shared-contracts/words'
import list from './blog-list.module.css'
import styles from './blog-placeholders.module.css'

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Boxes the size of the cards, so that nothing moves when the blogs arrive. */
export function BlogPlaceholders() {
  const t = useText()
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {t('Loading blogs...')}
      </span>
      <div className={list.blogs}>
        {keys.map((key) => (
          <div key={key} aria-hidden="true">
            <Placeholder className={styles.picture} />
            <Placeholder className={styles.title} />
            <Placeholder className={styles.preview} />
            <Placeholder className={styles.more} />
          </div>
        ))}
      </div>
    </div>
  )
}
