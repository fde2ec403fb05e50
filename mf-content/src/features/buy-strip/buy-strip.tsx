import { buttonLook } from 'design-system/button/button'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import styles from './buy-strip.module.css'

/** The bar that ends the home page: DIY KIT and BUY NOW (specification, point 2, 'DIY/Buy strip'). */
export function BuyStrip() {
  return (
    <section className={styles.strip}>
      <div className={`wrap ${styles.content}`}>
        <h2>Blend your own, or stock the whole shelf</h2>
        <div className={styles.links}>
          <Link to={paths.collection(collections.diy.slug)} {...buttonLook({ block: true })}>
            DIY KIT
          </Link>
          <Link to={paths.cart} {...buttonLook({ variant: 'line', block: true })}>
            BUY NOW
          </Link>
        </div>
      </div>
    </section>
  )
}
