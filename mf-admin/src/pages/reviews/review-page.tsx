import { textLook } from 'design-system/text-link/text-link'
import { Link, useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useMfAdminGetReviewQuery } from '../../data/reviews/reviews-api'
import { Decision } from '../../features/reviews/review/decision'
import { ReplyForm } from '../../features/reviews/review/reply-form'
import { Reports } from '../../features/reviews/review/reports'
import { Versions } from '../../features/reviews/review/versions'
import { AdminScreen } from '../screen/admin-screen'

function ReviewPage() {
  const { id = '' } = useParams()
  return (
    <AdminScreen title="Review" right="answer-people" back={{ to: adminPaths.reviews, label: 'reviews' }}>
      <Review id={id} />
    </AdminScreen>
  )
}

function Review({ id }: { id: string }) {
  const query = useMfAdminGetReviewQuery(id)
  return (
    <Loaded query={query} what="the review">
      {(review) => (
        <>
          <p>
            <strong>{review.product.name}</strong>
            <span>, order </span>
            <Link to={adminPaths.order(review.order.id)} {...textLook()}>
              <span translate="no">{review.order.orderId}</span>
            </Link>
            {review.helpful > 0 && <span>{`, helpful: ${review.helpful}`}</span>}
          </p>
          <Versions versions={review.versions} />
          <Reports review={review} onReload={query.refetch} />
          <ReplyForm key={review.reply?.at} review={review} onReload={query.refetch} />
          <Decision review={review} onReload={query.refetch} />
        </>
      )}
    </Loaded>
  )
}

export { ReviewPage as Component }
