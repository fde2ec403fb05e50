import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { chevronLeftShape, chevronRightShape } from '../icon/shapes'
import { Arrow } from './arrow'
import styles from './carousel.module.css'
import { Dots } from './dots'
import { currentSlide, isMoving } from './place'
import { type Slide, Track } from './track'
import { useLayout } from './use-layout'
import { useMovement } from './use-movement'
import { useSwipe } from './use-swipe'

const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * A row of slides that goes round without end, one a step, by arrows, dots, arrow keys or swipe; it never starts by
 * itself. The page's CSS sets on `className` how many slides are in view, `--shown`, and makes the carousel a plain
 * row with `--controls: none`, so that the server's page is right before any script runs.
 * @param label names the group
 * @param head stands above the slides, beside the arrows; on phones those move to the foot
 * @param foot stands below the slides; without it there are dots, one for each slide
 */
export function Carousel({
  label,
  slides,
  className,
  head,
  foot,
}: {
  label: string
  slides: readonly Slide[]
  className: string | undefined
  head?: ReactNode
  foot?: ReactNode
}) {
  const root = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [spoken, setSpoken] = useState('')
  const count = slides.length
  const layout = useLayout(root, count)
  const still = layout?.still ?? false
  const { place, move, grab } = useMovement(track, count, still)
  const swipe = useSwipe(track, grab, go)
  const current = currentSlide(place, count)

  function go(by: number) {
    move(by)
    if (by !== 0) setSpoken(`Slide ${((current + by + count) % count) + 1} of ${count}`)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = keys[event.key]
    if (!by || still || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat || !isMoving(place)) go(by)
  }

  const back = (
    <Arrow label="Previous" shape={chevronLeftShape} className={styles.back} onClick={() => go(-1)} />
  )
  const on = <Arrow label="Next" shape={chevronRightShape} className={styles.on} onClick={() => go(1)} />
  const row = (
    <Track
      trackRef={track}
      slides={slides}
      place={place}
      layout={layout}
      swipe={layout && !still ? swipe : undefined}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={root}
      role="group"
      aria-roledescription={still ? undefined : 'carousel'}
      aria-label={label}
      className={`${styles.carousel} ${className}`}
      data-head={head ? true : undefined}
      onKeyDown={handleKeyDown}
    >
      {head && <div className={styles.head}>{head}</div>}
      {head && back}
      {head && on}
      <div className={styles.row}>{row}</div>
      {!head && back}
      <div className={styles.foot}>
        {foot ?? <Dots count={count} current={current} onSelect={(index) => go(index - current)} />}
      </div>
      {!head && on}
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </div>
  )
}
