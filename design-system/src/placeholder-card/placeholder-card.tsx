import { useText } from 'shared-contracts/words'
import { CardGrid } from '../card-grid/card-grid'
import { Placeholder } from '../placeholder/placeholder'
import styles from './placeholder-card.module.css'

/** The placeholder of a product card, of the same size, so that nothing moves when the card loads. */
export function PlaceholderCard() {
  return (
    <div aria-hidden="true">
      <Placeholder className={styles.media} />
      <div className={styles.body}>
        <Placeholder className={styles.name} />
        <Placeholder className={styles.price} />
        <Placeholder className={styles.action} />
      </div>
    </div>
  )
}

/** Eight placeholder cards for a listing, with one announcement (specification 7.3). */
export function PlaceholderGrid() {
  const t = useText()
  const keys = Array.from({ length: 8 }, (_, index) => `placeholder-${index}`)
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {t('Loading products')}
      </span>
      <CardGrid>
        {keys.map((key) => (
          <PlaceholderCard key={key} />
        ))}
      </CardGrid>
    </div>
  )
}
