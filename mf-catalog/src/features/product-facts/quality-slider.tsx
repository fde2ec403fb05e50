import { Quality, qualities } from 'design-system/quality-strip/quality'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './quality-slider.module.css'

/** True if an element overflows its width; also until it is measured, as on the server. */
function useOverflows(element: RefObject<Element | null>): boolean {
  const [overflows, setOverflows] = useState(true)
  useEffect(() => {
    const { current } = element
    if (!current) return
    // The observer reports the first size too, after layout; reading it here would force a second layout.
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    // Content that is not rendered yet has no width; its own size changes once it is.
    if (current.firstElementChild) observer.observe(current.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return overflows
}

/** The qualities as a slider (specification 8.15), or a row if all four fit. */
export function QualitySlider() {
  const t = useText()
  const slider = useRef<HTMLElement>(null)
  const canSlide = useOverflows(slider)
  return (
    <div className="wrap">
      <section
        ref={slider}
        aria-label={t('Our qualities')}
        className={styles.slider}
        // Makes the row focusable, so that the arrow keys scroll it.
        tabIndex={canSlide ? 0 : undefined}
      >
        <ul className={styles.row}>
          {qualities.map((quality) => (
            <li key={quality.name} className={styles.slide}>
              <Quality {...quality} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
