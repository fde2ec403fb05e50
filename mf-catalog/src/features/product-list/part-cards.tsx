import { CardRoom } from 'design-system/card-grid/card-room'
import { ErrorState } from 'design-system/error-state/error-state'
import type { RefObject } from 'react'
import { useText } from 'shared-contracts/words'
import { ProductCards } from '../../components/product-cards'
import { useMfCatalogGetListPartQuery } from '../../data/list-parts-api'
import { type PartOfList, placesOf } from './part-of-list'
import { PartRoom } from './part-room'

/**
 * Requests and shows the products of a part, and its placeholder until they load.
 * @param frame gets the focus during a retry
 */
export function PartCards({ frame, ...part }: PartOfList & { frame: RefObject<HTMLElement | null> }) {
  const t = useText()
  const { collection } = part
  const { currentData, error, isFetching, refetch } = useMfCatalogGetListPartQuery({
    category: collection.category,
    part: part.part,
  })

  function retry() {
    frame.current?.focus({ preventScroll: true })
    refetch()
  }

  if (currentData) return <ProductCards products={currentData.items} slug={collection.slug} isEven />
  if (!error || isFetching) return <PartRoom {...part} frame={frame} isLoading />
  const { first, last } = placesOf(part)
  return (
    <CardRoom count={last - first + 1}>
      <ErrorState title={t('These products did not load')} onRetry={retry}>
        {t('Please check your connection and try again.')}
      </ErrorState>
    </CardRoom>
  )
}
