import { Button } from 'design-system/button/button'
import { ErrorState } from 'design-system/error-state/error-state'
import { Spinner } from 'design-system/spinner/spinner'
import { useState } from 'react'
import { useText } from 'shared-contracts/words'
import { type ReviewsRequest, useMfCatalogGetReviewsQuery } from '../../data/reviews-api'
import { ReviewCard } from './review-card'
import styles from './reviews.module.css'

/** Some reviews, and below them the next ones once the shopper asks for them. */
export function ReviewPart({ request }: { request: ReviewsRequest }) {
  const t = useText()
  const [isNextOpen, setNextOpen] = useState(false)
  const { data, isFetching, isError, refetch } = useMfCatalogGetReviewsQuery(request)
  if (!data)
    return isError && !isFetching ? (
      <ErrorState title={t('The reviews didn’t load.')} onRetry={() => void refetch()}>
        {t('Check your connection and try again.')}
      </ErrorState>
    ) : (
      <Spinner label={t('Loading the reviews')} />
    )
  const { reviews, next } = data
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {next !== undefined && !isNextOpen && (
        <p className={`${styles.more} with-script`}>
          <Button variant="line" onClick={() => setNextOpen(true)}>
            {t('Show more reviews')}
          </Button>
        </p>
      )}
      {next !== undefined && isNextOpen && <ReviewPart request={{ ...request, from: next }} />}
    </>
  )
}
