import { ErrorState } from 'design-system/error-state/error-state'
import { Picture } from 'design-system/picture/picture'
import { Placeholder } from 'design-system/placeholder/placeholder'
import { Price } from 'design-system/price/price'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { type ListedProduct, lowestPrice } from 'shared-contracts/catalog/product'
import { paths } from 'shared-contracts/routing/paths'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import { ProductColumns } from '../../components/product-columns'
import labelStyles from './label-prices.module.css'
import styles from './loading-product.module.css'

/**
 * Shows what is known of a product while it loads, where the product will show it. The loading text stays after a
 * failure (specification 8.1).
 * @param card undefined if the shopper does not come from a list
 * @param failure undefined during each attempt
 */
export function LoadingProduct({
  collection,
  card,
  failure,
  onRetry,
}: {
  collection: Collection
  card: ListedProduct | undefined
  failure: 'unknown' | 'unreachable' | undefined
  onRetry: () => void
}) {
  const t = useText()
  return (
    <div className={styles.page}>
      <ProductColumns pictures={failure ? <NoPicture /> : <PicturesToCome />}>
        {card && <NameAndPrice card={card} />}
        <div role="status">{card ? t('Loading Product...') : <h1>{t('Loading Product...')}</h1>}</div>
        {!failure && <FactsToCome hasPrice={card !== undefined} />}
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

function NameAndPrice({ card }: { card: ListedProduct }) {
  const t = useText()
  const price = lowestPrice(card)
  return (
    <>
      <h1>{t(card.name)}</h1>
      <div>
        {price !== undefined && (
          <Price now={t('From Rs {price}', { price: formatPrice(price) })} size="detail" />
        )}
        <p className={labelStyles.line} />
      </div>
    </>
  )
}

function PicturesToCome() {
  return (
    <>
      <Placeholder className={styles.picture} />
      <Placeholder className={styles.thumbnails} />
    </>
  )
}

function NoPicture() {
  return (
    <div className={`${styles.picture} ${styles.none}`}>
      <Picture src={null} alt="" sizes="" />
    </div>
  )
}

/** Placeholders for a description and, unless it is known, a price. */
function FactsToCome({ hasPrice }: { hasPrice: boolean }) {
  return (
    <div aria-hidden="true">
      {!hasPrice && <Placeholder className={styles.price} />}
      <Placeholder className={styles.line} />
      <Placeholder className={styles.line} />
      <Placeholder className={styles.line} />
    </div>
  )
}
