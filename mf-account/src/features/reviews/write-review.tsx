import { Alert } from 'design-system/alert/alert'
import { buttonLook } from 'design-system/button/button-look'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OwnReviews } from 'shared-contracts/reviews/review-schema'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { Prompt } from '../../components/prompt'
import { RejectionNote } from './rejection-note'
import { ReviewForm } from './review-form'
import styles from './reviews.module.css'

/** The form for one product, filled with what the customer wrote before. */
export function WriteReview({ productId, own }: { productId: string; own: OwnReviews }) {
  const t = useText()
  const [saved, setSaved] = useState(false)
  const review = own.reviews.find(({ product }) => product.id === productId)
  const product = review?.product ?? own.toReview.find(({ id }) => id === productId)
  if (!product)
    return (
      <Prompt
        text={t('You can review a product once your order of it has been delivered.')}
        to={paths.ownReviews}
        link={t('YOUR REVIEWS')}
      />
    )
  if (saved)
    return (
      <div className={styles.part}>
        <Alert tone="ok">
          {t('Thank you. Your review is waiting for approval. We usually read it within two days.')}
        </Alert>
        <p>
          <Link to={paths.ownReviews} {...buttonLook({ variant: 'line' })}>
            {t('YOUR REVIEWS')}
          </Link>
        </p>
      </div>
    )
  const { rejected, waiting, published } = review ?? {}
  return (
    <div className={styles.part}>
      <h2 className="h3">{t(product.name)}</h2>
      {rejected && <RejectionNote reason={rejected.reason} />}
      {waiting && (
        <p>{t('Your review is waiting for approval. If you change it, we’ll read the new one instead.')}</p>
      )}
      {published && !waiting && !rejected && (
        <p>
          {t('Your review is published. If you change it, it stays as it is until we’ve read the new one.')}
        </p>
      )}
      <ReviewForm
        productId={productId}
        name={own.name}
        earlier={rejected ?? waiting ?? published}
        onSaved={() => setSaved(true)}
      />
    </div>
  )
}
