import { Section } from 'design-system/section/section'
import { shop } from 'shared-contracts/domain/shop'
import { useProseLanguage } from '../../data/prose-language'
import styles from './legacy.module.css'
import { Timeline } from './timeline'

/** The legacy statement above the timeline, which the owners have yet to write (docs/before-launch). */
export function Legacy() {
  const prose = useProseLanguage()
  return (
    <Section tint aria-labelledby="legacy">
      <h2 id="legacy" className={styles.statement} lang={prose}>
        A legacy you can smell when the lid comes off.
      </h2>
      <p className={`muted ${styles.example}`} lang={prose}>
        An example of a timeline: of its years only {shop.established} is a fact about {shop.brand}.
      </p>
      <Timeline />
    </Section>
  )
}
