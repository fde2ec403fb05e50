import { buttonLook } from 'design-system/button/button-look'
import { Picture } from 'design-system/picture/picture'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { RedBand } from '../../components/red-band'
import styles from './latest-products.module.css'

const shown = ['red-chilli-powder', 'cumin-seeds', 'turmeric-powder', 'coriander-seeds']

export function LatestProducts() {
  const t = useText()
  return (
    <RedBand className={styles.content}>
      <div className={styles.text}>
        <h2 className={styles.title}>{t('browse our latest products')}</h2>
        <p>{t('Fresh batches of whole and ground spices, straight from the mill.')}</p>
        <Link to={paths.collection(collections.all.slug)} {...buttonLook({ variant: 'gold' })}>
          {t('OUR PRODUCTS')}
        </Link>
      </div>
      <div className={styles.ring}>
        {shown.map((product) => (
          <span key={product} className={styles.bowl}>
            <Picture src={`/uploads/${product}-1.jpg`} alt="" sizes="(min-width: 769px) 160px, 22vw" />
          </span>
        ))}
      </div>
    </RedBand>
  )
}
