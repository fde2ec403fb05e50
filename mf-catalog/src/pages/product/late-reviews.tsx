import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import type { ShownProduct } from 'shared-contracts/catalog/shown-product'

const reviews = lateCode(
  () => import(/* webpackChunkName: "touched-reviews" */ '../../features/reviews/reviews'),
)

/** A product's reviews. Their code loads only if there are any. */
export function LateReviews({ product: { id, rating } }: { product: ShownProduct }) {
  if (!rating) return null
  return <Late code={reviews}>{({ Reviews }) => <Reviews productId={id} rating={rating} />}</Late>
}
