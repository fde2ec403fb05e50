import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { type Place, row } from './place'
import styles from './track.module.css'
import type { Layout } from './use-layout'
import type { useSwipe } from './use-swipe'

export interface Slide {
  id: string | number
  content: ReactNode
}

/** The slides in a row; those out of view and the copies that fill the row can be neither reached nor read. */
export function Track({
  trackRef,
  slides,
  place,
  layout,
  swipe,
}: {
  trackRef: RefObject<HTMLUListElement | null>
  slides: readonly Slide[]
  place: Place
  layout: Layout | undefined
  swipe: ReturnType<typeof useSwipe> | undefined
}) {
  const shown = layout?.shown ?? slides.length

  useLayoutEffect(() => {
    const track = trackRef.current
    const focused = document.activeElement
    if (!layout || place.held || !focused?.closest('[inert]') || !track?.contains(focused)) return
    // A card that leaves the view hands the focus on to one that stays.
    track.querySelector<HTMLElement>(':scope > :not([inert]) a')?.focus({ preventScroll: true })
  }, [trackRef, place, layout])

  return (
    <div className={styles.view} data-alive={layout ? true : undefined} {...swipe}>
      <ul ref={trackRef} className={styles.track}>
        {row(place, shown, slides.length).map((index, position) => {
          const copy = position >= slides.length
          const out = position < place.target || position >= place.target + shown
          return (
            <li
              key={copy ? `copy ${position}` : slides[index]?.id}
              className={styles.slide}
              inert={copy || out}
              aria-hidden={copy || undefined}
            >
              {slides[index]?.content}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
