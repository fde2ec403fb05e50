import { EmptyState } from 'design-system/empty-state/empty-state'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { PlaceholderGrid } from 'design-system/placeholder-card/placeholder-card'
import { Section } from 'design-system/section/section'
import { TextButton } from 'design-system/text-link/text-link'
import type { ReactNode } from 'react'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import type { Product } from 'shared-contracts/catalog/product'
import { useText } from 'shared-contracts/words'
import { ProductCards } from '../../components/product-cards'
import { countSentence } from './count-sentence'
import styles from './find-in-list.module.css'
import type { Found } from './use-found'

interface Props {
  found: Found
  slug: Collection['slug']
  onLeave: () => void
}

/** The products found by name, with a link back to the whole list. */
export function FoundProducts({ found, slug, onLeave }: Props) {
  const t = useText()
  const { list, isAsking, hasFailed, askAgain } = found
  const { frame, retry } = useRetry<HTMLDivElement>(askAgain)
  return (
    <Section>
      <div ref={frame} tabIndex={-1} className={styles.found} aria-busy={isAsking || undefined}>
        {hasFailed && (
          <ErrorState title={t('Search isn’t working right now')} onRetry={retry}>
            {t('Check your connection and try again.')}
          </ErrorState>
        )}
        {!list && isAsking && <PlaceholderGrid />}
        {list && !hasFailed && (
          <Results
            list={list}
            slug={slug}
            back={<TextButton onClick={onLeave}>{t('Show the whole list')}</TextButton>}
          />
        )}
      </div>
    </Section>
  )
}

function Results({ list, slug, back }: { list: ListPart<Product>; back: ReactNode } & Pick<Props, 'slug'>) {
  const t = useText()
  if (list.total === 0)
    return (
      <EmptyState level={2} title={countSentence(list, t)} action={back}>
        {t('Try the English or Hindi name.')}
      </EmptyState>
    )
  return (
    <>
      <p className={styles.line}>
        <span>{`${countSentence(list, t)} `}</span>
        {back}
      </p>
      <ProductCards products={list.items} slug={slug} />
    </>
  )
}
