import { CardGrid } from '../card-grid/card-grid'
import { Placeholder } from '../placeholder/placeholder'
import styles from './placeholder-card.module.css'

/** The boxes of a product card before its data: nothing moves when the card arrives. */
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

/** A grid of placeholders with one announcement (specification 7.3). */
export function PlaceholderGrid({
  count = 8,
  label = 'Loading products',
}: {
  count?: number
  label?: string
}) {
  const keys = Array.from({ length: count }, (_, index) => `placeholder-${index}`)
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {label}
      </span>
      <CardGrid>
        {keys.map((key) => (
          <PlaceholderCard key={key} />
        ))}
      </CardGrid>
    </div>
  )
}
