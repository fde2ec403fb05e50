import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { PlaceholderGrid } from 'design-system/placeholder-card/placeholder-card'
import { Section } from 'design-system/section/section'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { countParts } from 'shared-contracts/catalog/lists/list-part'
import { useBelowFold } from 'shared-contracts/remote'
import { useText } from 'shared-contracts/words'
import { ProductCards } from '../../components/product-cards'
import { useMfCatalogGetListPartQuery } from '../../data/list-parts-api'
import { FurtherPart } from './further-part'
import { NoSuchPart } from './no-such-part'
import { PreviousPartLink } from './previous-part-link'
import styles from './product-list.module.css'

/** The number of cards on the first screen. Browsers only: a server renders all cards. */
function firstCards(): number {
  return window.innerWidth < 768 ? 4 : 8
}

function listLaterParts(part: number, total: number): number[] {
  return Array.from({ length: Math.max(0, countParts(total) - part) }, (_, index) => part + 1 + index)
}

/** A list from one part onwards; placeholders until it loads (specification 7.3). @param part counted from 1 */
export function ProductList({ collection, part }: { collection: Collection; part: number }) {
  const t = useText()
  const {
    currentData: list,
    error,
    isFetching,
    refetch,
  } = useMfCatalogGetListPartQuery({ category: collection.category, part })
  const showsAll = useBelowFold()
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  // No parts follow if the response has the whole list, as from an older api without parts.
  const following = list && list.items.length < list.total ? listLaterParts(part, list.total) : []
  const isInParts = part > 1 || following.length > 0 || undefined
  if (part > 1 && list?.items.length === 0) return <NoSuchPart collection={collection} />
  return (
    <Section>
      {part > 1 && <PreviousPartLink collection={collection} part={part} />}
      <div ref={frame} tabIndex={-1} className={styles.list} data-even={isInParts}>
        {list?.items.length ? (
          <ProductCards
            products={list.items.slice(0, showsAll ? undefined : firstCards())}
            slug={collection.slug}
            isEven={isInParts}
          />
        ) : (
          <PlaceholderGrid />
        )}
      </div>
      {error && !list && (
        <div className={styles.trouble} data-over={isFetching}>
          <ErrorState title={t('The list didn’t load')} onRetry={retry}>
            {t('Check your connection and try again.')}
          </ErrorState>
        </div>
      )}
      {showsAll &&
        list &&
        following.map((each) => (
          <FurtherPart key={each} collection={collection} part={each} total={list.total} />
        ))}
    </Section>
  )
}
