import { useState } from 'react'
import { useText } from 'shared-contracts/words'
import { pauseShape, playShape } from '../icon/shapes'
import { IconButton } from '../icon-button/icon-button'
import styles from './claims-strip.module.css'

/** Claims that run across a gold band until hovered, focused or paused; scrollable with reduced motion. */
export function ClaimsStrip({ claims, label }: { claims: readonly string[]; label?: string }) {
  const t = useText()
  const [paused, setPaused] = useState(false)
  const items = claims.map((claim) => (
    <li key={claim} className={styles.claim}>
      {claim}
    </li>
  ))
  return (
    <section
      aria-label={label ?? t('Why choose our spices')}
      className={`${styles.strip} scallop`}
      data-paused={paused || undefined}
    >
      <div className={styles.view}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with reduced motion the arrow keys scroll it */}
        <ul className={styles.run} tabIndex={0}>
          {items}
        </ul>
        <ul className={styles.run} aria-hidden="true">
          {items}
        </ul>
      </div>
      <span className={styles.pause}>
        <IconButton
          label={t(paused ? 'Play moving text' : 'Pause moving text')}
          shape={paused ? playShape : pauseShape}
          onClick={() => setPaused(!paused)}
        />
      </span>
    </section>
  )
}
