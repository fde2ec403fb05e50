import { CardRoom } from 'design-system/card-grid/card-room'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/domain/collections'
import { PART_SIZE } from 'shared-contracts/domain/list-part'
import { paths } from 'shared-contracts/domain/paths'
import { ProductCards } from '../../components/product-cards'
import { useMfCatalogGetListPartQuery } from '../../data/list-parts-api'
import styles from './further-part.module.css'
import { useIsNear } from './use-is-near'

interface Props {
  collection: Collection
  part: number
  /** Of the whole list. */
  total: number
}

/**
 * One of the parts after the first that is shown. It has its height from the beginning, its cards while they are in view or
 * near, and a link to its own page while they are not there.
 */
export function FurtherPart({ collection, part, total }: Props) {
  const { place, isNear } = useIsNear<HTMLDivElement>()
  const { currentData, error, isFetching, refetch } = useMfCatalogGetListPartQuery(
    { category: collection.category, part },
    { skip: !isNear },
  )
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  const first = (part - 1) * PART_SIZE + 1
  const last = Math.min(part * PART_SIZE, total)
  return (
    <div ref={place} className={styles.part} aria-busy={isFetching || undefined}>
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        {isNear && currentData ? (
          <ProductCards products={currentData.items} slug={collection.slug} isEven />
        ) : (
          <CardRoom count={last - first + 1}>
            {isNear && error && !isFetching ? (
              <ErrorState title="These products did not load" onRetry={retry}>
                Please check your connection and try again.
              </ErrorState>
            ) : (
              <Link to={paths.listPart(collection.slug, part)} {...textLook()}>
                {`Products ${first} to ${last}`}
              </Link>
            )}
          </CardRoom>
        )}
      </div>
    </div>
  )
}
