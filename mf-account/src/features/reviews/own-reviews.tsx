import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import type { OwnReviews as Own } from 'shared-contracts/reviews/review-schema'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { Prompt } from '../../components/prompt'
import { OwnReviewCard } from './own-review-card'
import styles from './reviews.module.css'

export function OwnReviews({ own, onDeleted }: { own: Own; onDeleted: () => void }) {
  const t = useText()
  const { reviews, toReview } = own
  if (reviews.length === 0 && toReview.length === 0)
    return (
      <Prompt
        text={t('You can review a product once your order of it has been delivered.')}
        to={paths.collection('all-products')}
        link={t('SHOP NOW')}
      />
    )
  return (
    <div className={styles.part}>
      {toReview.length > 0 && (
        <section aria-labelledby="to-review" className={styles.part}>
          <h2 id="to-review" className="h3">
            {t('Tell us what you think')}
          </h2>
          <ul className={styles.list}>
            {toReview.map(({ id, name }) => (
              <li key={id} className={styles.row}>
                <span>{t(name)}</span>
                <Link to={paths.writeReview(id)} {...buttonLook({ variant: 'line', size: 'sm' })}>
                  {t('Write a review')}
                  <span className="visually-hidden">{` ${t(name)}`}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && (
        <ul className={styles.list} aria-label={t('Your reviews')}>
          {reviews.map((review) => (
            <li key={review.product.id}>
              <OwnReviewCard review={review} onDeleted={onDeleted} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
