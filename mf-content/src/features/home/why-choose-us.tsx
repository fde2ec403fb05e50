import { Icon } from 'design-system/icon/icon'
import { checkShape } from 'design-system/icon/shapes'
import { Picture } from 'design-system/picture/picture'
import { bannerWidths } from 'design-system/picture/stored-picture'
import { useText } from 'shared-contracts/words'
import styles from './why-choose-us.module.css'

const claims = ['Highly tasty and nutritious', 'Adulterant free Spices', 'Quick delivery to your doorsteps']

/** The 'WHY CHOOSE US?' banner (specification 4.16). */
export function WhyChooseUs() {
  const t = useText()
  return (
    <section className={styles.banner}>
      <Picture
        className={styles.picture}
        src="/uploads/banners/banner-about.jpg"
        alt=""
        sizes="(max-width: 768px) 150vw, 100vw"
        widths={bannerWidths}
        width={1600}
        height={667}
      />
      <div className={styles.text}>
        <h2 className={styles.title}>{t('WHY CHOOSE US?')}</h2>
        <ul>
          {claims.map((claim) => (
            <li key={claim} className={styles.claim}>
              <Icon shape={checkShape} className={styles.tick} />
              <span>{t(claim)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
