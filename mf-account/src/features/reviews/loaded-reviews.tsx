import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Spinner } from 'design-system/spinner/spinner'
import { Title } from 'design-system/title/title'
import type { ReactNode } from 'react'
import type { OwnReviews } from 'shared-contracts/reviews/review-schema'
import { paths } from 'shared-contracts/routing/paths'
import { selectIsSessionRestored, selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { Prompt } from '../../components/prompt'
import styles from './reviews.module.css'
import { useMfAccountGetReviewsQuery } from './reviews-api'

interface LoadedReviewsProps {
  title: string
  children: (own: OwnReviews, reload: () => void) => ReactNode
}

/** A page about the customer's own reviews, for customers who are logged in. */
export function LoadedReviews({ title, children }: LoadedReviewsProps) {
  const user = useAppSelector(selectUser)
  return (
    <>
      <Title>{title}</Title>
      <div className={`wrap ${styles.frame}`}>
        {user ? <Loading key={user.id}>{children}</Loading> : <Visitor />}
      </div>
    </>
  )
}

function Visitor() {
  const t = useText()
  const isRestored = useAppSelector(selectIsSessionRestored)
  if (!isRestored) return <Spinner label={t('Loading your account')} />
  return <Prompt text={t('Please log in to write a review.')} to={paths.login} link={t('SIGN IN')} />
}

function Loading({ children }: Pick<LoadedReviewsProps, 'children'>) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useMfAccountGetReviewsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  return (
    <div ref={frame} tabIndex={-1}>
      {data && children(data, () => void refetch())}
      {!data && isError && !isFetching && (
        <ErrorState title={t('Your reviews didn’t load.')} onRetry={retry}>
          {t('Check your connection and try again.')}
        </ErrorState>
      )}
      {!data && (isFetching || !isError) && <Spinner label={t('Loading your reviews')} />}
    </div>
  )
}
