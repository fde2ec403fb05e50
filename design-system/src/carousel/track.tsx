import type { ReactNode, RefObject } from 'react'
import type { Shown } from './start-mover'
import styles from './track.module.css'

/** A row of slides; those out of view are inert. @param row its state; without it, the slides scroll */
export function Track({
  trackRef,
  slides,
  row,
}: {
  trackRef: RefObject<HTMLUListElement | null>
  slides: readonly ReactNode[]
  row: Shown['row'] | undefined
}) {
  const order = row ?? slides.map((_, slide) => ({ number: slide, slide, isOut: false }))
  return (
    <div className={styles.view} data-alive={row ? true : undefined}>
      <ul ref={trackRef} className={styles.track}>
        {order.map(({ number, slide, isOut }) => (
          <li key={number} className={styles.slide} inert={isOut}>
            {slides[slide]}
          </li>
        ))}
      </ul>
    </div>
  )
}
