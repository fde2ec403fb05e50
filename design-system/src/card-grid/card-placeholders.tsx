import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Divisible by two, three and four, because the style sheet expects full rows. */
const FULL = 60

/**
 * Reserves the space of product cards that have not loaded, exactly as much as a CardGrid with `isEven`.
 * @param count at most 60 @param children centred in the visible part
 */
export function CardPlaceholders({ count, children }: { count: number; children: ReactNode }) {
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
