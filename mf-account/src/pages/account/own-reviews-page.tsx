import { useText } from 'shared-contracts/words'
import { LoadedReviews } from '../../features/reviews/loaded-reviews'
import { OwnReviews } from '../../features/reviews/own-reviews'
import styles from './account-page.module.css'

function OwnReviewsPage() {
  const t = useText()
  return (
    <div className={styles.page}>
      <LoadedReviews title={t('YOUR REVIEWS')}>
        {(own, reload) => <OwnReviews own={own} onDeleted={reload} />}
      </LoadedReviews>
    </div>
  )
}

export { OwnReviewsPage as Component }
