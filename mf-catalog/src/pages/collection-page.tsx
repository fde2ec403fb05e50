import { PageHead } from 'design-system/page-head/page-head'
import { collectionCopy } from '../collection-copy'
import { BuyStrip } from '../features/buy-strip/buy-strip'
import { ProductList } from '../features/product-list/product-list'
import { QualityStrip } from '../features/quality-strip/quality-strip'
import { useCollection } from '../use-collection'

export function CollectionPage() {
  const collection = useCollection()
  return (
    <>
      <PageHead title={collection.heading} picture={collectionCopy[collection.slug].banner} />
      <ProductList collection={collection} />
      <QualityStrip />
      <BuyStrip />
    </>
  )
}
