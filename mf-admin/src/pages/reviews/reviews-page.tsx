import { useSearchParams } from 'react-router-dom'
import { reviewLists } from 'shared-contracts/reviews/admin/review-lists'
import { Loaded } from '../../components/screen-states/loaded'
import { useMfAdminGetReviewsQuery } from '../../data/reviews/reviews-api'
import { ReviewQueue } from '../../features/reviews/queue/review-queue'
import { AdminScreen } from '../screen/admin-screen'

function ReviewsPage() {
  return (
    <AdminScreen title="Reviews" right="answer-people">
      <Reviews />
    </AdminScreen>
  )
}

function Reviews() {
  const [search] = useSearchParams()
  const list = reviewLists.find((one) => one === search.get('list')) ?? 'waiting'
  const query = useMfAdminGetReviewsQuery({ list, after: search.get('after') ?? undefined })
  return (
    <Loaded query={query} what="the reviews">
      {(found) => <ReviewQueue found={found} list={list} />}
    </Loaded>
  )
}

export { ReviewsPage as Component }
