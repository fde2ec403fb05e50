import { Breadcrumbs } from 'design-system/breadcrumbs/breadcrumbs'
import { QualityStrip } from 'design-system/quality-strip/quality-strip'
import { Link, useParams } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { useGetProductQuery } from 'shared-contracts/http'
import { collectionCopy } from '../collection-copy'
import { HealthBenefits } from '../features/health-benefits/health-benefits'
import { LoadingProduct } from '../features/loading-product/loading-product'
import { ProductDetail } from '../features/product-detail/product-detail'
import { Suggestions } from '../features/suggestions/suggestions'
import { useCollection } from '../use-collection'

/** A product in one of the lists. A product of another category is shown all the same: the link was good once. */
export function ProductPage() {
  const collection = useCollection()
  const { id = '' } = useParams()
  const { currentData: product, error, refetch } = useGetProductQuery(id)
  if (!product) return <LoadingProduct collection={collection} error={error} onRetry={refetch} />
  return (
    <>
      <Breadcrumbs
        trail={[
          <Link key="home" to={paths.home}>
            Home
          </Link>,
          <Link key="list" to={paths.collection(collection.slug)}>
            {collectionCopy[collection.slug].name}
          </Link>,
          product.name,
        ]}
      />
      <ProductDetail key={product._id} product={product} />
      <QualityStrip />
      <HealthBenefits />
      <Suggestions collection={collection} />
    </>
  )
}
