import { Stars } from 'design-system/stars/stars'
import { shop } from 'shared-contracts/platform/shop'
import { photoPath } from 'shared-contracts/reviews/photo-path'
import type { PublicReview } from 'shared-contracts/reviews/review-schema'
import { useLocale, useText } from 'shared-contracts/words'
import { ReviewActions } from './review-actions'
import styles from './reviews.module.css'

const date = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const
const SMALL_SIDE = 96

export function ReviewCard({ review }: { review: PublicReview }) {
  const t = useText()
  const locale = useLocale()
  const { stars, text, language, name, writtenAt, photos, reply } = review
  const time = Date.parse(writtenAt)
  return (
    <article className={styles.review}>
      <p className={styles.head}>
        <Stars count={stars} />
        {name ? <strong translate="no">{name}</strong> : <strong>{t('A customer')}</strong>}
        {!Number.isNaN(time) && (
          <time dateTime={writtenAt} className="muted">
            {new Intl.DateTimeFormat(locale, date).format(time)}
          </time>
        )}
      </p>
      <p lang={language} className={styles.text}>
        {text}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id }, place) => (
            <li key={id}>
              <a href={photoPath(id)} target="_blank" rel="noreferrer">
                <img
                  src={photoPath(id, true)}
                  alt={t('Photo {number} of this review', { number: place + 1 })}
                  width={SMALL_SIDE}
                  height={SMALL_SIDE}
                  loading="lazy"
                  className={styles.photo}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <blockquote className={styles.reply}>
          <strong>{t('Reply from {brand}', { brand: shop.brand })}</strong>
          <p className={styles.text}>{reply.text}</p>
        </blockquote>
      )}
      <ReviewActions review={review} />
    </article>
  )
}
