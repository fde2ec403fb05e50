import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Divisible into rows of two, three and four cards, which the style sheet relies on. */
const FULL = 60

/**
 * Reserves the space of product cards that have not loaded, exactly as high as an even CardGrid of them.
 * @param count number of cards, at most 60
 * @param children centred in the visible part
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
