import { useParams } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import { LoadedReviews } from '../../features/reviews/loaded-reviews'
import { WriteReview } from '../../features/reviews/write-review'
import styles from './account-page.module.css'

function WriteReviewPage() {
  const t = useText()
  const { productId = '' } = useParams()
  return (
    <div className={styles.page}>
      <LoadedReviews title={t('WRITE A REVIEW')}>
        {(own) => <WriteReview key={productId} productId={productId} own={own} />}
      </LoadedReviews>
    </div>
  )
}

export { WriteReviewPage as Component }
