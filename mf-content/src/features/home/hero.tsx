import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { ownBlock } from 'shared-contracts/content/published-content'
import { paths } from 'shared-contracts/routing/paths'
import { useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import styles from './hero.module.css'
import { HeroPicture } from './hero-picture'

export function Hero() {
  const t = useText()
  const own = useAppSelector((state) => ownBlock(state, 'home'))
  return (
    <section className={`${styles.hero} on-dark scallop`}>
      <HeroPicture className={styles.picture} own={own?.picture} ownText={own?.pictureText} />
      <div className={styles.text}>
        <h1 className={styles.title}>{own?.title ?? t('BRINGING THE FLAVOURS TO YOU!')}</h1>
        <p className={styles.lead}>
          {own?.lead ?? t('Whole and ground spices, blends and DIY kits, cleaned and packed in Bangalore.')}
        </p>
        <Link to={own?.link ?? paths.collection(collections.all.slug)} {...buttonLook({ variant: 'gold' })}>
          {t('SHOP NOW')}
        </Link>
      </div>
    </section>
  )
}
