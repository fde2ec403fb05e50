import { ErrorState } from 'design-system/error-state/error-state'
import { Picture } from 'design-system/picture/picture'
import { Placeholder } from 'design-system/placeholder/placeholder'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { ProductColumns } from '../../components/product-columns'
import styles from './loading-product.module.css'

/** The loading text stays after a failure (specification 8.1). @param failure undefined during each attempt */
export function LoadingProduct({
  collection,
  failure,
  onRetry,
}: {
  collection: Collection
  failure: 'unknown' | 'unreachable' | undefined
  onRetry: () => void
}) {
  const t = useText()
  return (
    <div className={styles.page}>
      <ProductColumns pictures={failure ? <NoPicture /> : <Placeholder className={styles.picture} />}>
        <div role="status">
          <h1>{t('Loading Product...')}</h1>
        </div>
        {!failure && <FactsToCome />}
        {failure === 'unknown' && (
          <ErrorState title={t('We don’t have this product')} onRetry={onRetry}>
            {t('We may no longer sell it, or the link may be incomplete.')}{' '}
            <Link to={paths.collection(collection.slug)} {...textLook()}>
              {t('See what we have')}
            </Link>
          </ErrorState>
        )}
        {failure === 'unreachable' && (
          <ErrorState title={t('This product didn’t load')} onRetry={onRetry}>
            {t('Check your connection and try again.')}
          </ErrorState>
        )}
      </ProductColumns>
    </div>
  )
}

function NoPicture() {
  return (
    <div className={`${styles.picture} ${styles.none}`}>
      <Picture src={null} alt="" sizes="" />
    </div>
  )
}

/** Placeholders for a price and a description. */
function FactsToCome() {
  return (
    <div aria-hidden="true">
      <Placeholder className={styles.price} />
      <Placeholder className={styles.line} />
      <Placeholder className={styles.line} />
      <Placeholder className={styles.line} />
    </div>
  )
}
