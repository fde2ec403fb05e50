import { EmptyState } from 'design-system/empty-state/empty-state'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { useEffect } from 'react'
import type { Found } from 'shared-contracts/search/finder'
import { canBeFound, FEWEST_LETTERS } from 'shared-contracts/search/search-question'
import { nothingFound, useAppDispatch } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { FoundLink } from '../../components/found/found-link'
import { ListLinks } from '../../components/found/list-links'
import { LoadAgain } from '../../components/found/load-again'
import { foundSentence } from '../../data/found-sentence'
import { OTHER_VERSION, useMfCatalogSearchQuery } from '../../data/search-api'
import styles from './search-results.module.css'

/** A pause this long means that the shopper has finished typing. */
const SETTLED_MS = 2000

/** Reports a search without exact results once typing pauses. @param question undefined for other searches */
function useToldNothing(question: string | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (question === undefined) return
    const later = setTimeout(() => dispatch(nothingFound({ query: question })), SETTLED_MS)
    return () => clearTimeout(later)
  }, [question, dispatch])
}

export function SearchResults({ question }: { question: string }) {
  const t = useText()
  const isAsked = canBeFound(question)
  const { data, currentData, error, isFetching, refetch } = useMfCatalogSearchQuery(question, {
    skip: !isAsked,
  })
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  const isFound = currentData !== undefined && currentData !== OTHER_VERSION
  const hasFailed = error !== undefined && !isFetching
  useToldNothing(isFound && (currentData.total === 0 || currentData.isNear) ? question : undefined)

  if (!isAsked) return <NotAsked question={question} />
  return (
    <div ref={frame} tabIndex={-1} className={styles.results} aria-busy={isFetching}>
      <p role="status" className={styles.sentence}>
        {isFound && foundSentence(currentData, question, t)}
      </p>
      {hasFailed && (
        <ErrorState title={t('Search isn’t working right now')} onRetry={retry}>
          {t('Check your connection and try again.')}
        </ErrorState>
      )}
      {!data && isFetching && <p>{t('Searching…')}</p>}
      {!hasFailed && data === OTHER_VERSION && <LoadAgain question={question} />}
      {!hasFailed && data && data !== OTHER_VERSION && <Entries found={data} />}
    </div>
  )
}

function NotAsked({ question }: { question: string }) {
  const t = useText()
  return (
    <div className={styles.results}>
      <p className={styles.sentence}>
        {question
          ? t('Enter at least {count} different letters.', { count: FEWEST_LETTERS })
          : t('Search for spices, recipes, blogs and more by the name you use at home: haldi, ಅರಿಶಿನ, மஞ்சள்.')}
      </p>
      <ListLinks />
    </div>
  )
}

function Entries({ found: { entries, total } }: { found: Found }) {
  const t = useText()
  if (total === 0)
    return (
      <EmptyState level={2} title={t('Browse by category')} action={<ListLinks />}>
        {t('Or try another name or spelling.')}
      </EmptyState>
    )
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <FoundLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}
