import { Alert } from 'design-system/alert/alert'
import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Stars } from 'design-system/stars/stars'
import { TextButton, textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { serverMessage } from 'shared-contracts/http'
import { shop } from 'shared-contracts/platform/shop'
import type { OwnReview } from 'shared-contracts/reviews/review-schema'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { RejectionNote } from './rejection-note'
import styles from './reviews.module.css'
import { useMfAccountDeleteReviewMutation } from './reviews-api'

export function OwnReviewCard({ review, onDeleted }: { review: OwnReview; onDeleted: () => void }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const [remove, { error, isLoading }] = useMfAccountDeleteReviewMutation()
  const { product, published, waiting, rejected, reply } = review
  const shown = waiting ?? rejected ?? published
  const name = t(product.name)

  async function handleDelete() {
    const { data } = await remove(product.id)
    if (!data) return
    setAsked(false)
    onDeleted()
  }

  return (
    <article className={styles.card}>
      <h2 className="h3">{name}</h2>
      <p className={styles.row}>
        {shown && <Stars count={shown.stars} />}
        {published && <Badge tone="ok">{t('Published')}</Badge>}
        {waiting && <Badge tone="warn">{t('Waiting for approval')}</Badge>}
        {rejected && <Badge tone="bad">{t('Not published')}</Badge>}
      </p>
      <p lang={shown?.language} className={styles.text}>
        {shown?.text}
      </p>
      {rejected && <RejectionNote reason={rejected.reason} />}
      {reply && (
        <blockquote className={styles.reply}>
          <strong>{t('Reply from {brand}', { brand: shop.brand })}</strong>
          <p className={styles.text}>{reply.text}</p>
        </blockquote>
      )}
      <p className={styles.row}>
        <Link to={paths.writeReview(product.id)} {...textLook()}>
          {t('Edit review')}
          <span className="visually-hidden">{` ${name}`}</span>
        </Link>
        <TextButton onClick={() => setAsked(true)}>
          {t('Delete review')}
          <span className="visually-hidden">{` ${name}`}</span>
        </TextButton>
      </p>
      <Dialog
        open={isAsked}
        title={t('Delete this review?')}
        onClose={() => setAsked(false)}
        locked={isLoading}
        actions={
          <>
            <Button variant="quiet" disabled={isLoading} onClick={() => setAsked(false)}>
              {t('Cancel')}
            </Button>
            <Button busy={isLoading} onClick={() => void handleDelete()}>
              {t('Delete')}
            </Button>
          </>
        }
      >
        <p>{t('It disappears from the product’s page. This can’t be undone.')}</p>
        {error && <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>}
      </Dialog>
    </article>
  )
}
