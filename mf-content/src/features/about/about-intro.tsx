import { Certification } from 'design-system/certification/certification'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { useText } from 'shared-contracts/words'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './about-intro.module.css'

/** Intro, vision, commitment and certifications (specification 5.2). */
export function AboutIntro() {
  const t = useText()
  const prose = useProseLanguage()
  return (
    <section className={`wrap ${styles.intro}`}>
      <p className={styles.pull} lang={prose}>
        We make spices the slow way, so the food you cook at home tastes the way it should.
      </p>
      <div className={styles.labels}>
        <LabelFrame className={styles.label}>
          <h2>{t('Our vision')}</h2>
          <p className="muted" lang={prose}>
            To put honest, full-flavoured Indian spice in every kitchen that wants it, at home and abroad.
          </p>
        </LabelFrame>
        <LabelFrame className={styles.label}>
          <h2>{t('Our commitment')}</h2>
          <p className="muted" lang={prose}>
            No additives and no preservatives. We check, smell and taste every batch before we pack it.
          </p>
        </LabelFrame>
      </div>
      <div className={styles.seals}>
        <Certification />
      </div>
    </section>
  )
}
