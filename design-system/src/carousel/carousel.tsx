import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { chevronLeftShape, chevronRightShape } from '../icon/shapes'
import { Arrow } from './arrow'
import styles from './carousel.module.css'
import { Dots } from './dots'
import type { Shown, startMover } from './mover'
import { Track } from './track'

/**
 * A row of slides that goes round without end, one a step, by arrows, dots, arrow keys or swipe; it never starts by
 * itself. The page's CSS sets on `className` how many slides are in view, `--shown`, and makes the carousel a plain
 * row with `--controls: none`, so that the server's page is right before any script runs. What moves it is loaded
 * once the page is alive; a press that comes earlier waits for it.
 * @param label names the group
 * @param head stands above the slides, beside the arrows; on phones those move to the foot
 * @param foot stands below the slides; without it there are dots, one for each slide
 * @param children the slides
 */
export function Carousel({
  label,
  className,
  head,
  foot,
  children,
}: {
  label: string
  className: string | undefined
  head?: ReactNode
  foot?: ReactNode
  children: ReactNode
}) {
  const root = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const mover = useRef<Promise<ReturnType<typeof startMover> | undefined>>(undefined)
  const [shown, setShown] = useState<Shown>()
  const slides = Children.toArray(children)
  const count = slides.length
  const current = shown?.current ?? 0

  useEffect(() => {
    let isGone = false
    mover.current = import(/* webpackChunkName: "carousel" */ './mover').then(
      (loaded) => {
        if (root.current && track.current && !isGone)
          return loaded.startMover(root.current, track.current, count, setShown)
      },
      // Without it the row stays what the server sent: one to scroll by hand.
      () => undefined,
    )
    return () => {
      isGone = true
      mover.current?.then((started) => started?.stop())
    }
  }, [count])

  const go = (by: number) => mover.current?.then((started) => started?.go(by))
  const back = (
    <Arrow label="Previous" shape={chevronLeftShape} className={styles.back} onClick={() => go(-1)} />
  )
  const on = <Arrow label="Next" shape={chevronRightShape} className={styles.on} onClick={() => go(1)} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, and these are slides
    <div
      ref={root}
      role="group"
      aria-roledescription={shown?.still ? undefined : 'carousel'}
      aria-label={label}
      className={`${styles.carousel} ${className}`}
      data-head={head ? true : undefined}
    >
      {head && <div className={styles.head}>{head}</div>}
      {head && back}
      {head && on}
      <div className={styles.row}>
        <Track trackRef={track} slides={slides} row={shown?.row} />
      </div>
      {!head && back}
      <div className={styles.foot}>
        {foot ?? <Dots count={count} current={current} onSelect={(index) => go(index - current)} />}
      </div>
      {!head && on}
      <p className="visually-hidden" aria-live="polite">
        {shown?.spoken}
      </p>
    </div>
  )
}
