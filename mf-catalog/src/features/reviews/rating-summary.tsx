import { Stars } from 'design-system/stars/stars'
import type { Rating } from 'shared-contracts/reviews/review'
import { useLocale, useText } from 'shared-contracts/words'
import styles from './reviews.module.css'

const mostFirst = [5, 4, 3, 2, 1]
const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The average, and how many reviews have how many stars. @param stars counts from one star up; empty until loaded */
export function RatingSummary({ rating, stars }: { rating: Rating; stars: readonly number[] }) {
  const t = useText()
  const locale = useLocale()
  const { average, count } = rating
  return (
    <>
      <p className={styles.average}>
        <strong className={styles.number}>{new Intl.NumberFormat(locale, decimal).format(average)}</strong>
        <Stars count={average} />
        <span className="muted">{t({ one: '{count} review', other: '{count} reviews' }, { count })}</span>
      </p>
      {stars.length > 0 && (
        <ul>
          {mostFirst.map((given) => (
            <li key={given} className={styles.bar}>
              <span>{t({ one: '{count} star', other: '{count} stars' }, { count: given })}</span>
              <meter
                className={styles.meter}
                min={0}
                max={count}
                value={stars[given - 1]}
                aria-hidden="true"
              />
              <span className="num">{stars[given - 1]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
