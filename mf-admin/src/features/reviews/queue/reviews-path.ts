import type { ReviewList } from 'shared-contracts/reviews/admin/review-lists'
import { adminPaths } from '../../../data/places/admin-paths'

/** @param after the cursor of the previous page */
export function reviewsPath(list: ReviewList, after?: string): string {
  const query = new URLSearchParams({
    ...(list !== 'waiting' && { list }),
    ...(after && { after }),
  }).toString()
  return query === '' ? adminPaths.reviews : `${adminPaths.reviews}?${query}`
}
