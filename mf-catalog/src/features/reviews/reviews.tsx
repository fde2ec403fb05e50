import { Section, SectionHead } from 'design-system/section/section'
import { TextButton } from 'design-system/text-link/text-link'
import { useState } from 'react'
import type { Rating, ReviewOrder } from 'shared-contracts/reviews/review'
import { useText } from 'shared-contracts/words'
import { firstReviews, useMfCatalogGetReviewsQuery } from '../../data/reviews-api'
import { RatingSummary } from './rating-summary'
import { ReviewPart } from './review-part'
import styles from './reviews.module.css'

const orders: Record<ReviewOrder, string> = { newest: 'Newest', helpful: 'Most helpful' }

/** The published reviews of a product that has some. */
export function Reviews({ productId, rating }: { productId: string; rating: Rating }) {
  const t = useText()
  const { data } = useMfCatalogGetReviewsQuery(firstReviews(productId))
  const [order, setOrder] = useState<ReviewOrder>('newest')
  return (
    <Section aria-labelledby="reviews">
      <SectionHead id="reviews" title={t('REVIEWS')}>
        {t('All from customers who received this product.')}
      </SectionHead>
      <div className={styles.columns}>
        <div className={styles.side}>
          <RatingSummary rating={data?.rating ?? rating} stars={data?.stars ?? []} />
          {rating.count > 1 && (
            <p className={`${styles.orders} with-script`}>
              {(Object.keys(orders) as ReviewOrder[]).map((one) => (
                <TextButton key={one} aria-pressed={one === order} onClick={() => setOrder(one)}>
                  {t(orders[one])}
                </TextButton>
              ))}
            </p>
          )}
        </div>
        <div>
          <ReviewPart key={order} request={{ id: productId, order, from: 0 }} />
        </div>
      </div>
    </Section>
  )
}
