import { Quality, qualities } from 'design-system/quality-strip/quality'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './quality-slider.module.css'

/** Whether an element holds more than its width shows; true until it is measured, so on the server too. */
function useOverflows(element: RefObject<Element | null>): boolean {
  const [overflows, setOverflows] = useState(true)
  useEffect(() => {
    const { current } = element
    if (!current) return
    // It is told of the first size too, once the page has been laid out: asking at once would have it laid out twice.
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return overflows
}

/** The qualities as a slider (specification 8.15); where all four fit they stand in a row. */
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
        // The arrow keys slide what has the focus.
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
