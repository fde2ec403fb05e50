import { Quality, qualities } from 'design-system/quality-strip/quality'
import { useRef } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './quality-slider.module.css'
import { useOverflows } from './use-overflows'

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
