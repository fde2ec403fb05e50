import { useText } from 'shared-contracts/words'
import { Quality, qualities } from './quality'
import styles from './quality-strip.module.css'

/** The four qualities between two hairlines. */
export function QualityStrip() {
  const t = useText()
  return (
    <section className="wrap" aria-label={t('Our qualities')}>
      <ul className={styles.qualities}>
        {qualities.map((quality) => (
          <li key={quality.name} className={styles.cell}>
            <Quality {...quality} />
          </li>
        ))}
      </ul>
    </section>
  )
}
