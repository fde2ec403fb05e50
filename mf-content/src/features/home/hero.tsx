import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import styles from './hero.module.css'
import { HeroPicture } from './hero-picture'

/** The first screen of the shop. */
export function Hero() {
  return (
    <section className={`${styles.hero} on-dark scallop`}>
      <HeroPicture className={styles.picture} />
      <div className={styles.text}>
        <h1 className={styles.title}>BRINGING THE FLAVOURS TO YOU!</h1>
        <p className={styles.lead}>
          Whole and ground spices, blends and DIY kits, cleaned and packed in Bangalore.
        </p>
        <Link to={paths.collection(collections.all.slug)} {...buttonLook({ variant: 'gold' })}>
          SHOP NOW
        </Link>
      </div>
    </section>
  )
}
