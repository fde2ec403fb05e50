import { Section } from 'design-system/section/section'
import styles from './legacy.module.css'
import { Timeline } from './timeline'

/** The legacy statement above the timeline. */
export function Legacy() {
  return (
    <Section tint aria-labelledby="legacy">
      <h2 id="legacy" className={styles.statement}>
        A legacy you can smell when the lid comes off.
      </h2>
      <Timeline />
    </Section>
  )
}
