import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Picture } from 'design-system/picture/picture'
import { bannerWidths } from 'design-system/picture/stored-picture'
import { useText } from 'shared-contracts/words'
import styles from './symphony.module.css'

/** The 'symphony of taste' picture (specification 4.12). */
export function Symphony() {
  const t = useText()
  return (
    <section className={styles.symphony}>
      <Picture
        className={styles.picture}
        src="/uploads/banners/banner-blends.jpg"
        alt={t('A symphony of taste: bowls of spice blends')}
        sizes="(max-width: 480px) 300vw, (max-width: 768px) 160vw, 100vw"
        widths={bannerWidths}
        width={1600}
        height={667}
      />
      <LabelFrame className={styles.label}>
        <h2 className={styles.title}>{t('A symphony of taste')}</h2>
        <p className={`${styles.lead} lead`}>{t('Seven bowls, one lid, and every dish you grew up with.')}</p>
      </LabelFrame>
    </section>
  )
}
