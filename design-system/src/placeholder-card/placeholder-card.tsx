import { CardGrid } from '../card-grid/card-grid'
import styles from './placeholder-card.module.css'

/** The boxes of a product card before its data: nothing moves when the card arrives. */
export function PlaceholderCard() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <span className={styles.media} />
      <span className={styles.body}>
        <span className={styles.name} />
        <span className={styles.price} />
        <span className={styles.action} />
      </span>
    </div>
  )
}

/** A grid of placeholders with one announcement (specification, listings: 8 shimmer placeholder cards). */
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
