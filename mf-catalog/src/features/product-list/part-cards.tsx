import { CardPlaceholders } from 'design-system/card-grid/card-placeholders'
import { ErrorState } from 'design-system/error-state/error-state'
import type { RefObject } from 'react'
import { useText } from 'shared-contracts/words'
import { ProductCards } from '../../components/product-cards'
import { useMfCatalogGetListPartQuery } from '../../data/list-parts-api'
import { computePositions, type PartOfList } from './part-of-list'
import { PartPlaceholder } from './part-placeholder'

/** Requests and shows a part; a placeholder until it loads. @param frame receives the focus during a retry */
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
  if (!error || isFetching) return <PartPlaceholder {...part} frame={frame} isLoading />
  const { first, last } = computePositions(part)
  return (
    <CardPlaceholders count={last - first + 1}>
      <ErrorState title={t('These products didn’t load')} onRetry={retry}>
        {t('Check your connection and try again.')}
      </ErrorState>
    </CardPlaceholders>
  )
}
