import { Badge } from 'design-system/badge/badge'
import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Stars } from 'design-system/stars/stars'
import { Link } from 'react-router-dom'
import { type ReviewList, reviewLists } from 'shared-contracts/reviews/admin/review-lists'
import type { AdminReviews, ReviewSummary } from 'shared-contracts/reviews/admin/reviews-schema'
import { CardLink, CardList } from '../../../components/cards/card-list'
import { ListLinks } from '../../../components/list-links/list-links'
import { adminPaths } from '../../../data/places/admin-paths'
import { whenText } from '../../../data/when'
import { Figures } from './figures'
import { reviewsPath } from './reviews-path'

const listLabels: Record<ReviewList, string> = {
  waiting: 'Waiting',
  reported: 'Reported',
  published: 'Published',
  rejected: 'Rejected',
}

const emptyTitles: Record<ReviewList, string> = {
  waiting: 'No reviews to read',
  reported: 'No reported reviews',
  published: 'No published reviews',
  rejected: 'No rejected reviews',
}

export function ReviewQueue({ found, list }: { found: AdminReviews; list: ReviewList }) {
  const { reviews, counts, figures, after } = found
  return (
    <>
      <ListLinks
        label="Reviews by status"
        lists={reviewLists.map((one) => ({
          to: reviewsPath(one),
          text: `${listLabels[one]} (${counts[one]})`,
          isCurrent: one === list,
        }))}
      />
      {reviews.length === 0 && <EmptyState level={2} title={emptyTitles[list]} />}
      <CardList label="Reviews">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </CardList>
      {after && (
        <Link to={reviewsPath(list, after)} {...buttonLook({ variant: 'line' })}>
          Show more reviews
        </Link>
      )}
      <Figures figures={figures} />
    </>
  )
}

function ReviewCard({ review }: { review: ReviewSummary }) {
  const { id, product, stars, excerpt, name, writtenAt, photos, reports } = review
  return (
    <CardLink to={adminPaths.review(id)}>
      <strong>{product}</strong>
      <Stars count={stars} />
      <span>{excerpt}</span>
      <span>{`${name ?? 'Name not shown'}, ${whenText(writtenAt)}`}</span>
      {photos > 0 && <span>{photos === 1 ? '1 photo' : `${photos} photos`}</span>}
      {reports > 0 && (
        <span>
          <Badge tone="bad">{reports === 1 ? '1 report' : `${reports} reports`}</Badge>
        </span>
      )}
    </CardLink>
  )
}
