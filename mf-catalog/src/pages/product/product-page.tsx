import { Breadcrumbs } from 'design-system/breadcrumbs/breadcrumbs'
import { useRetry } from 'design-system/error-state/use-retry'
import { Late } from 'design-system/late/late'
import { Link, useParams } from 'react-router-dom'
import { showProduct } from 'shared-contracts/catalog/shown-product'
import { readStatus, useGetProductQuery } from 'shared-contracts/http'
import { BelowFold } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { collectionCopy } from '../../data/collection-copy'
import { useMfCatalogGetFactsQuery } from '../../data/facts-api'
import { knownCard } from '../../data/load-product'
import { useCollection } from '../../data/use-collection'
import { LoadingProduct } from '../../features/product-detail/loading-product'
import { ProductDetail } from '../../features/product-detail/product-detail'
import styles from './product-page.module.css'
import { productReading } from './product-reading'

function toFailure(error: unknown) {
  if (!error) return undefined
  return readStatus(error) === 404 ? 'unknown' : 'unreachable'
}

/** A product, at an address below a list. The list need not contain the product, so that old links work. */
export function ProductPage() {
  const t = useText()
  const collection = useCollection()
  const { id = '' } = useParams()
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery(id)
  const { currentData: facts } = useMfCatalogGetFactsQuery(id)
  const shown = product && showProduct(product, facts)
  const card = useAppSelector((state) => (product ? undefined : knownCard(state, id)))
  const name = (product ?? card)?.name
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  return (
    <div ref={frame} tabIndex={-1} className={styles.page}>
      <Breadcrumbs
        trail={[
          <Link key="home" to={paths.home}>
            {t('Home')}
          </Link>,
          <Link key="list" to={paths.collection(collection.slug)}>
            {t(collectionCopy[collection.slug].name)}
          </Link>,
          name === undefined ? '…' : t(name),
        ]}
      />
      {product && shown ? (
        <>
          <ProductDetail key={product._id} product={product} shown={shown} />
          <BelowFold>
            <Late code={productReading}>
              {({
                ProductFacts,
                QualitySlider,
                HealthBenefits,
                Suggestions,
                DishesWithProduct,
                LateReviews,
              }) => (
                <>
                  <ProductFacts product={shown} />
                  <QualitySlider />
                  <HealthBenefits />
                  <Suggestions category={collection.category ?? product.category ?? 'GROUND SPICES'} />
                  <DishesWithProduct productId={product._id} />
                  <LateReviews product={shown} />
                </>
              )}
            </Late>
          </BelowFold>
        </>
      ) : (
        <LoadingProduct
          collection={collection}
          card={card}
          failure={isFetching ? undefined : toFailure(error)}
          onRetry={retry}
        />
      )}
    </div>
  )
}
