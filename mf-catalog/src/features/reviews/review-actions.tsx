import { Alert } from 'design-system/alert/alert'
import { TextButton, textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { serverMessage } from 'shared-contracts/http'
import type { PublicReview } from 'shared-contracts/reviews/review-schema'
import { paths } from 'shared-contracts/routing/paths'
import { selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { useMfCatalogVoteForReviewMutation } from '../../data/reviews-api'
import { ReportForm } from './report-form'
import styles from './reviews.module.css'

/** Lets a signed-in customer mark a review as helpful, or report it. */
export function ReviewActions({ review }: { review: PublicReview }) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const [isHelpful, setHelpful] = useState(false)
  const [opened, setOpened] = useState<'login' | 'report' | 'reported'>()
  const [vote, { data: helpful = review.helpful, error, isLoading }] = useMfCatalogVoteForReviewMutation()

  async function handleVote() {
    if (!user) return setOpened('login')
    if (isLoading) return
    const answer = await vote({ id: review.id, isHelpful: !isHelpful })
    if (answer.data !== undefined) setHelpful(!isHelpful)
  }

  function handleReport() {
    if (!user) setOpened('login')
    else setOpened(opened === 'report' ? undefined : 'report')
  }

  return (
    <div className="with-script">
      <p className={styles.actions}>
        <TextButton aria-pressed={isHelpful} onClick={() => void handleVote()}>
          {helpful > 0 ? t('Helpful ({count})', { count: helpful }) : t('Helpful')}
        </TextButton>
        <TextButton aria-expanded={opened === 'report'} onClick={handleReport}>
          {t('Report')}
        </TextButton>
      </p>
      {error && <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>}
      {opened === 'login' && (
        <p role="status">
          <span>{`${t('Please log in to do this.')} `}</span>
          <Link to={paths.login} {...textLook()}>
            {t('LOGIN')}
          </Link>
        </p>
      )}
      {opened === 'report' && <ReportForm id={review.id} onSent={() => setOpened('reported')} />}
      {opened === 'reported' && <Alert tone="ok">{t('Thank you. We’ll look at this review again.')}</Alert>}
    </div>
  )
}
