import { BuyStrip } from 'design-system/buy-strip/buy-strip'
import { PageHead } from 'design-system/page-head/page-head'
import { QualityStrip } from 'design-system/quality-strip/quality-strip'
import { Link, useParams } from 'react-router-dom'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { ownBlock } from 'shared-contracts/content/published-content'
import { BelowFold } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { collectionCopy } from '../../data/collection-copy'
import { requestedPart } from '../../data/requested-part'
import { useCollection } from '../../data/use-collection'
import { FindInList } from '../../features/find-in-list/find-in-list'
import { NoSuchPart } from '../../features/product-list/no-such-part'
import { ProductList } from '../../features/product-list/product-list'
import styles from './collection-page.module.css'

/** A page of a product list: the start of the list, or a later part of it. */
export function CollectionPage() {
  const t = useText()
  const collection = useCollection()
  const own = useAppSelector((state) => ownBlock(state, collection.slug))
  const part = requestedPart(useParams().part)
  return (
    <>
      <PageHead
        title={own?.title ?? t(collection.heading)}
        picture={own?.picture ?? collectionCopy[collection.slug].banner}
        pictureText={own?.pictureText}
      />
      {part === undefined ? (
        <NoSuchPart collection={collection} />
      ) : (
        <FindInList collection={collection} part={part}>
          <ProductList collection={collection} part={part} />
        </FindInList>
      )}
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
