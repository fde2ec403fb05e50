import { BuyStrip } from 'design-system/buy-strip/buy-strip'
import { PageHead } from 'design-system/page-head/page-head'
import { QualityStrip } from 'design-system/quality-strip/quality-strip'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import { BelowFold } from 'shared-contracts/remote'
import { collectionCopy } from '../data/collection-copy'
import { useCollection } from '../data/use-collection'
import { ProductList } from '../features/product-list/product-list'
import styles from './collection-page.module.css'

export function CollectionPage() {
  const collection = useCollection()
  return (
    <>
      <PageHead title={collection.heading} picture={collectionCopy[collection.slug].banner} />
      <ProductList collection={collection} />
      <BelowFold>
        <div className={styles.qualities}>
          <QualityStrip />
        </div>
        <BuyStrip
          kitLink={(look) => <Link to={paths.collection(collections.diy.slug)} {...look} />}
          buyLink={(look) => <Link to={paths.cart} {...look} />}
        />
      </BelowFold>
    </>
  )
}
