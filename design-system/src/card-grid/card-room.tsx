import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** It fills rows of two, three and four cards, whose numbers the style sheet knows. */
const FULL = 60

/**
 * The room of product cards that are not there yet, exactly as high as an even CardGrid of them.
 * @param count how many, at most 60
 * @param children stands in the middle of what is in view of it
 */
export function CardRoom({ count, children }: { count: number; children: ReactNode }) {
  const cells = count < FULL ? Array.from({ length: count }, (_, place) => `card-${place}`) : []
  return (
    <div className={styles.room}>
      <div
        className={`${styles.grid} ${styles.rows}`}
        data-full={count === FULL || undefined}
        aria-hidden="true"
      >
        {cells.map((key) => (
          <span key={key} />
        ))}
      </div>
      <div className={styles.over}>{children}</div>
    </div>
  )
}
