import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { chevronLeftShape, chevronRightShape } from '../icon/shapes'
import { fetchUntilThere } from '../late/fetch-until-there'
import { lateCode } from '../late/late-code'
import { Arrow } from './arrow'
import styles from './carousel.module.css'
import { Dots } from './dots'
import type { Shown, startMover } from './start-mover'
import { Track } from './track'

const moverFile = lateCode(() => import(/* webpackChunkName: "carousel" */ './start-mover'))

/**
 * An endless row of slides. Arrows, arrow keys and swipes move it by one slide, dots by any number; it never
 * moves by itself. The page's CSS sets `--shown`, the number of visible slides, on `className`, and
 * `--controls: none` for a plain row, so that the server's HTML is right before any script runs. The script
 * that moves it is loaded after hydration; earlier clicks then take effect. Until then, the row can scroll.
 * @param head shown above the slides, beside the arrows, which are below the slides on phones
 * @param foot shown below the slides, instead of the dots
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
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const mover = useRef<ReturnType<typeof startMover>>(undefined)
  const [shown, setShown] = useState<Shown>()
  const slides = Children.toArray(children)
  const count = slides.length
  const current = shown?.current ?? 0

  useEffect(() => {
    let isGone = false
    fetchUntilThere(moverFile).then(({ startMover }) => {
      if (root.current && track.current && !isGone)
        mover.current = startMover(root.current, track.current, count, setShown)
    })
    return () => {
      isGone = true
      mover.current?.stop()
      mover.current = undefined
    }
  }, [count])

  const go = (by: number) => moverFile.fetch().then(() => mover.current?.go(by))
  const back = (
    <Arrow label={t('Previous')} shape={chevronLeftShape} className={styles.back} onClick={() => go(-1)} />
  )
  const on = <Arrow label={t('Next')} shape={chevronRightShape} className={styles.on} onClick={() => go(1)} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are slides
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
        {shown?.announced ? t('Slide {number} of {count}', { number: shown.announced, count }) : undefined}
      </p>
    </div>
  )
}
