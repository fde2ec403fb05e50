import type { ReactNode, RefObject } from 'react'
import type { Shown } from './mover'
import styles from './track.module.css'

export interface Slide {
  id: string | number
  content: ReactNode
}

/**
 * The slides in a row; those out of view and the copies that fill it can be neither reached nor read.
 * @param row the order to draw; without it, all slides in a scroller
 */
export function Track({
  trackRef,
  slides,
  row,
}: {
  trackRef: RefObject<HTMLUListElement | null>
  slides: readonly Slide[]
  row: Shown['row'] | undefined
}) {
  const order = row ?? slides.map((_, slide) => ({ slide, isCopy: false, isOut: false }))
  return (
    <div className={styles.view} data-alive={row ? true : undefined}>
      <ul ref={trackRef} className={styles.track}>
        {order.map(({ slide, isCopy, isOut }, position) => (
          <li
            key={isCopy ? `copy ${position}` : slides[slide]?.id}
            className={styles.slide}
            inert={isOut}
            aria-hidden={isCopy || undefined}
          >
            {slides[slide]?.content}
          </li>
        ))}
      </ul>
    </div>
  )
}
